import type { ReactNode } from 'react';

import { Deferred } from '#app/ui/Deferred';
import { Section } from '#app/ui/Section';
import { Skeleton } from '#app/ui/Skeleton';
import { SectionFailure } from './SectionFailure';
import type { SectionResult } from './section-result';

interface DeferredSectionProps<T> {
  title: string;
  aside?: ReactNode;
  joined?: boolean;
  result: SectionResult<T> | Promise<SectionResult<T>>;
  skeleton: ReactNode;
  /** The specification's sentence for a section that cannot be shown. */
  failure: string;
  children: (data: T) => ReactNode;
}

/** A section whose content may come after the page: skeleton, then content or failure, each under the same head. */
export function DeferredSection<T>({
  result,
  skeleton,
  failure,
  children,
  ...head
}: DeferredSectionProps<T>) {
  const failed = (
    <Section {...head}>
      <SectionFailure text={failure} />
    </Section>
  );
  return (
    <Deferred
      value={result}
      fallback={
        <Section {...head} busy>
          <Skeleton label={`${head.title}: loading`}>{skeleton}</Skeleton>
        </Section>
      }
      failure={failed}
    >
      {(settled) => (settled.ok ? <Section {...head}>{children(settled.data)}</Section> : failed)}
    </Deferred>
  );
}
