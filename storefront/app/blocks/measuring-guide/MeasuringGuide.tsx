import { useLocation } from '@remix-run/react';
import { useState } from 'react';

import { mounts, type Mount } from '#app/domain/measure/opening';
import { replaceSearch } from '#app/lib/replace-search';
import { SectionHead } from '#app/ui/SectionHead';

import { MeasuringSteps } from './MeasuringSteps';
import { MountChoice } from './MountChoice';
import { OpeningCheck } from './OpeningCheck';
import { mountField, parseMount } from './opening-search';
import type { MeasuringGuideSection } from './schema';
import styles from './measuring-guide.module.css';

/** Inside or outside first; then the steps of that mount, and a check of what was read. */
export function MeasuringGuide(section: MeasuringGuideSection) {
  const { anchor, heading, checkHeading, checkText } = section;
  const { search } = useLocation();
  const [mount, setMount] = useState(() => parseMount(new URLSearchParams(search)));
  const formId = `${anchor}-check`;

  function choose(next: Mount) {
    setMount(next);
    const address = new URLSearchParams(window.location.search);
    address.set(mountField, next);
    replaceSearch(address);
  }

  return (
    <div className={styles.guide} id={anchor}>
      <section className="wrap" aria-labelledby={`${anchor}-title`}>
        <h2 className={`h3 ${styles.title}`} id={`${anchor}-title`}>
          {heading}
        </h2>
        <MountChoice
          legend={heading}
          words={{ inside: section.inside, outside: section.outside }}
          mount={mount}
          form={formId}
          onChoose={choose}
        />
      </section>
      {mounts.map((name) => (
        <section key={name} className="section" data-steps={name} aria-labelledby={`${name}-title`}>
          <div className="wrap">
            <SectionHead title={section[name].stepsHeading} id={`${name}-title`}>
              <p className="lead">{section[name].stepsText}</p>
            </SectionHead>
            <MeasuringSteps steps={section[name].steps} />
          </div>
        </section>
      ))}
      <OpeningCheck id={formId} heading={checkHeading} text={checkText} mount={mount} />
    </div>
  );
}
