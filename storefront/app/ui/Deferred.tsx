import { Await } from '@remix-run/react';
import { Suspense, type ReactNode } from 'react';

interface DeferredProps<T> {
  value: T | Promise<T>;
  /** Stands in while the value is on its way. */
  fallback: ReactNode;
  /** Stands in when it does not come. */
  failure: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * What a loader streams, or had at hand. What is at hand needs no boundary: Remix updates the whole tree with each
 * navigation, and React discards the server's markup of a boundary that such an update reaches before it is hydrated.
 */
export function Deferred<T>({ value, fallback, failure, children }: DeferredProps<T>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value} errorElement={failure}>
        {(settled) => children(settled as T)}
      </Await>
    </Suspense>
  );
}
