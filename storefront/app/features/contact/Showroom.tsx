import { showroom } from '#app/domain/showroom';
import { pictures } from '#app/pictures';
import { Facts } from '#app/ui/Facts';
import { Picture } from '#app/ui/Picture';
import { ShowroomMap } from './ShowroomMap';
import styles from './showroom.module.css';

const { street, city, province, parking } = showroom;

/** What waits in the showroom, where it is, what it looks like, and its map. */
export function Showroom({ mapUrl }: { mapUrl: string }) {
  return (
    <section className="section sunken" aria-labelledby="showroom-title">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 className="h2" id="showroom-title">
            Visit the showroom
          </h2>
          <p className="lead">
            Full-size blinds on real windows, three hundred fabrics to take to the light, and
            somebody who has hung all of them.
          </p>
        </div>
        <Facts
          facts={[
            { label: 'Address', value: `${street}, ${city}, ${province}` },
            { label: 'Parking', value: parking },
          ]}
        />
        <Picture
          image={pictures.showroom}
          ratio="16:9"
          sizes="(min-width: 1637px) 824px, (min-width: 1000px) 52.2vw, 91.2vw"
        />
        <ShowroomMap mapUrl={mapUrl} />
      </div>
    </section>
  );
}
