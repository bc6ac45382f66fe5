import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerContract } from '#app/cms/contract-answer.server';
import { getProductBySlug } from '#app/cms/queries/products.server';
import { toContractProduct } from '#app/domain/contract';
import { methodNotAllowed } from '#app/server/json-answer.server';

/** GET /api/products/{slug}: one product. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const product = await getProductBySlug(params.slug ?? '');
  return answerContract(request, product, toContractProduct);
}

export const action = () => methodNotAllowed('GET, HEAD');
