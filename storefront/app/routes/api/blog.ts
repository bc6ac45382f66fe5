import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerContract } from '#app/cms/contract-answer.server';
import { getBlogPosts } from '#app/cms/queries/blog.server';
import { toContractBlogPost } from '#app/domain/contract';
import { methodNotAllowed } from '#app/server/json-answer.server';

/** GET /api/blog: every blog post, the newest first. */
export async function loader({ request }: LoaderFunctionArgs) {
  const posts = await getBlogPosts();
  return answerContract(request, posts, (found) => found.map(toContractBlogPost));
}

export const action = () => methodNotAllowed('GET, HEAD');
