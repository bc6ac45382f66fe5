import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerContract } from '#app/cms/contract-answer.server';
import { getProducts } from '#app/cms/queries/products.server';
import { toContractProduct } from '#app/domain/contract';
import { methodNotAllowed } from '#app/server/json-answer.server';

/** GET /api/products: every product. */
export async function loader({ request }: LoaderFunctionArgs) {
  const products = await getProducts();
  return answerContract(request, products, (found) => found.map(toContractProduct));
}

export const action = () => methodNotAllowed('GET, HEAD');
