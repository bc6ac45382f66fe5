import type { RequestListener } from 'node:http';

/** The part of Express 4's applications that is looked at; it is the same in all of its releases. */
interface Application {
  _router?: { stack: { name: string }[] };
}

/**
 * Takes the request log out of the program that serves Remix: it writes whole addresses, with what visitors searched
 * for, in a form of its own. `observeRequest` writes ours.
 */
export function removeRequestLog(program: RequestListener): void {
  const { _router: router } = program as Application;
  if (router) router.stack = router.stack.filter(({ name }) => name !== 'logger');
}
