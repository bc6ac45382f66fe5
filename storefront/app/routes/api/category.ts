import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerContract } from '#app/cms/contract-answer.server';
import { getCategoryBySlug } from '#app/cms/queries/categories.server';
import { toContractCategoryWithProducts } from '#app/domain/contract';
import { methodNotAllowed } from '#app/server/json-answer.server';

/** GET /api/categories/{slug}: a category and its `products`. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const category = await getCategoryBySlug(params.slug ?? '');
  return answerContract(request, category, toContractCategoryWithProducts);
}

export const action = () => methodNotAllowed('GET, HEAD');
