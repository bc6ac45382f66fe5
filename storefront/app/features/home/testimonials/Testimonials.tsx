import type { Testimonial } from '#app/domain/catalogue';
import { EmptyState } from '#app/ui/EmptyState';
import { DeferredSection } from '#app/features/sections/DeferredSection';
import type { SectionResult } from '#app/features/sections/section-result';
import { MoreQuotes } from './MoreQuotes';
import { Quote } from './Quote';
import { QuoteSkeletons } from './QuoteSkeletons';
import styles from './testimonials.module.css';

/** As many as lead the section: one large, two beside it. */
const leading = 3;

interface TestimonialsProps {
  testimonials: SectionResult<Testimonial[]> | Promise<SectionResult<Testimonial[]>>;
}

/** What customers say: three in sight, the others a step away. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <DeferredSection
      title="What Our Customers Say"
      joined
      result={testimonials}
      skeleton={<QuoteSkeletons count={leading} />}
      failure="Testimonials loading failed. Please try again later."
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState kind="empty" text="No testimonials yet." />
        ) : (
          <>
            <div className={styles.quotes}>
              {all.slice(0, leading).map((testimonial) => (
                <Quote key={testimonial.id} testimonial={testimonial} />
              ))}
            </div>
            <MoreQuotes testimonials={all.slice(leading)} />
          </>
        )
      }
    </DeferredSection>
  );
}
