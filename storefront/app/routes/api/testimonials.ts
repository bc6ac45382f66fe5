import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerContract } from '#app/cms/contract-answer.server';
import { getTestimonials } from '#app/cms/queries/testimonials.server';
import { toContractTestimonial } from '#app/domain/contract';
import { methodNotAllowed } from '#app/server/json-answer.server';

/** GET /api/testimonials: every testimonial. */
export async function loader({ request }: LoaderFunctionArgs) {
  const testimonials = await getTestimonials();
  return answerContract(request, testimonials, (found) => found.map(toContractTestimonial));
}

export const action = () => methodNotAllowed('GET, HEAD');
