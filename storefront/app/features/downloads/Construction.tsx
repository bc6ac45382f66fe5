import styles from './construction.module.css';
import specStyles from './spec-list.module.css';

/** The mark with its clear space, and the rule that it is drawn by. */
export function Construction() {
  return (
    <section className="section" aria-labelledby="construction">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.plan}>
          <svg
            viewBox="0 0 640 470"
            role="img"
            aria-label="The mark with its clear space: the first gap of the mark, kept free on every side"
          >
            <path className={styles.space} d="M130 22H505V437H130z" />
            <path
              className={styles.mark}
              transform="translate(190 82)"
              d="M7.5 7.5h240v280h-240zM7.5 67.5h240M7.5 112.5h240M7.5 146.25h240M7.5 171.56h240"
            />
            <path className={styles.reach} d="M452 89.5H528M452 149.5H528M452 194.5H528" />
            <path
              className={styles.measures}
              d="M317 22V40M317 64V82M310 22h14M310 82h14M130 230H148M172 230H190M130 223v14M190 223v14M540 89.5V194.5M533 89.5h14M533 149.5h14M533 194.5h14M197.5 456H294M341 456H437.5M197.5 450v12M437.5 450v12"
            />
            <g className={styles.words}>
              <text x="317" y="58">
                x
              </text>
              <text x="160" y="236">
                x
              </text>
              <text className={styles.beside} x="556" y="125">
                x
              </text>
              <text className={styles.beside} x="556" y="179">
                ¾x
              </text>
              <text x="317" y="462">
                4x
              </text>
            </g>
          </svg>
        </div>
        <div>
          <h2 className="h2" id="construction">
            How it is drawn
          </h2>
          <p className="lead">
            The gap under the headrail is x. Each gap below it is three quarters of the one above,
            as slats close up on the way to the light.
          </p>
          <dl className={specStyles.list}>
            <div>
              <dt>Clear space</dt>
              <dd>x on every side</dd>
            </div>
            <div>
              <dt>Smallest mark</dt>
              <dd>16 px, its own drawing</dd>
            </div>
            <div>
              <dt>Smallest logo</dt>
              <dd>120 px wide</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
