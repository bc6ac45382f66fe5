import type { ShouldRevalidateFunction } from '@remix-run/react';

/**
 * `shouldRevalidate` of a route without data. Remix gives such a route a loader all the same and asks it
 * again on each change of the query, which would put the change off by more than a frame.
 */
export const neverRevalidate: ShouldRevalidateFunction = () => false;
