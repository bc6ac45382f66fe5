import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the desk told the storefront, as it arrived. */
interface Notice {
  path: string | undefined;
  authorization: string | undefined;
  body: string;
}

/** Stands where the storefront would, and writes down what it is told. */
export interface Storefront {
  url: string;
  notices: Notice[];
  /** Status codes of the next answers; 204 when there are no more. */
  answers: number[];
  close(): Promise<void>;
}

export async function listenAsStorefront(): Promise<Storefront> {
  const notices: Notice[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const { authorization } = request.headers;
    notices.push({ path: request.url, authorization, body: await text(request) });
    response.writeHead(answers.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    notices,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
