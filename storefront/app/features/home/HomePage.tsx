import type { Category, Testimonial } from '#app/domain/catalogue';
import { Consultation } from '#app/features/consultation/Consultation';
import { useBrand } from '#app/features/shell/use-brand';
import { pictures } from '#app/pictures';
import { JsonLd } from '#app/seo/JsonLd';
import { BlogTeaser } from './blog/BlogTeaser';
import type { PostTeaser } from './blog/post-teaser';
import { Collections } from './collections/Collections';
import { ConsultationFacts } from './ConsultationFacts';
import { Finder } from './finder/Finder';
import { Hero } from './hero/Hero';
import { buildLocalBusiness } from './local-business';
import { RoomPreviewPromotion } from './promotion/RoomPreviewPromotion';
import type { SectionResult } from '#app/features/sections/section-result';
import { Testimonials } from './testimonials/Testimonials';
import { WhyChoose } from './why/WhyChoose';

type Deferred<T> = SectionResult<T> | Promise<SectionResult<T>>;

interface HomePageProps {
  submissionKey: string;
  categories: Deferred<Category[]>;
  testimonials: Deferred<Testimonial[]>;
  posts: Deferred<PostTeaser[]>;
}

/** The eight parts of the home page, top to bottom (spec §2.3). */
export function HomePage({ submissionKey, categories, testimonials, posts }: HomePageProps) {
  return (
    <>
      <Hero />
      <Finder />
      <WhyChoose />
      <Collections categories={categories} />
      <RoomPreviewPromotion />
      <Consultation
        submissionKey={submissionKey}
        lead="Tell us about the room. A designer calls you back, brings fabrics, measures, and leaves you with a firm price."
      >
        <ConsultationFacts />
      </Consultation>
      <Testimonials testimonials={testimonials} />
      <BlogTeaser posts={posts} />
      <JsonLd data={buildLocalBusiness(useBrand(), pictures.social.url)} />
    </>
  );
}
