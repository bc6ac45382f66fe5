import { Await } from '@remix-run/react';
import { Suspense, useState, type ReactNode } from 'react';

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
 * A boundary that is there stays: what stands in it would begin anew without.
 */
export function Deferred<T>({ value, fallback, failure, children }: DeferredProps<T>) {
  const [streamed] = useState(value instanceof Promise);
  if (!streamed && !(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value} errorElement={failure}>
        {(settled) => children(settled as T)}
      </Await>
    </Suspense>
  );
}
