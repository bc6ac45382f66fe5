import type { Core } from '@strapi/strapi';

type Env = Core.Config.Shared.ConfigParams['env'];

/**
 * Reads variables of which an empty one counts as not set, as `NAME=` in a .env file means. Strapi's own reader makes
 * an empty number NaN and an empty switch false.
 */
export function given(env: Env) {
  return {
    text: (name: string, fallback: string): string => env(name) || fallback,
    int: (name: string, fallback: number): number =>
      env(name) ? env.int(name, fallback) : fallback,
    bool: (name: string, fallback: boolean): boolean =>
      env(name) ? env.bool(name, fallback) : fallback,
  };
}
