import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerContract } from '#app/cms/contract-answer.server';
import { getCategories } from '#app/cms/queries/categories.server';
import { toContractCategory } from '#app/domain/contract';
import { methodNotAllowed } from '#app/server/json-answer.server';

/** GET /api/categories: every category in staff's order. */
export async function loader({ request }: LoaderFunctionArgs) {
  const categories = await getCategories();
  return answerContract(request, categories, (found) => found.map(toContractCategory));
}

export const action = () => methodNotAllowed('GET, HEAD');
