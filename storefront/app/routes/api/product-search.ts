import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerContract } from '#app/cms/contract-answer.server';
import { searchProducts } from '#app/cms/queries/products.server';
import { toContractProduct } from '#app/domain/contract';
import { methodNotAllowed } from '#app/server/json-answer.server';

/** GET /api/products/search?q=: the products that match; all of them without a text. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams.get('q') ?? '';
  const products = await searchProducts(query);
  return answerContract(request, products, (found) => found.map(toContractProduct));
}

export const action = () => methodNotAllowed('GET, HEAD');
