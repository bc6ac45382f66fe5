import { describe, expect, it } from 'vitest';

import { buildContentSecurityPolicy, getSecurityHeaders } from './security-headers.server';

const env = {
  NODE_ENV: 'production' as const,
  SITE_URL: 'https://shop.test',
  MAP_EMBED_URL: 'https://maps.test/embed?x=1',
  ANALYTICS_MEASUREMENT_ID: undefined,
};

function directive(policy: string, name: string) {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

describe('security headers', () => {
  it('lets scripts run only from here and with the nonce', () => {
    const policy = buildContentSecurityPolicy(["'nonce-abc'"], env);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc'");
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  });

  it('R018: names the analytics hosts only when a measurement id is configured', () => {
    const policy = buildContentSecurityPolicy(["'nonce-abc'"], {
      ...env,
      ANALYTICS_MEASUREMENT_ID: 'G-1',
    });
    expect(directive(policy, 'script-src')).toContain('https://www.googletagmanager.com');
    expect(buildContentSecurityPolicy(["'nonce-abc'"], env)).not.toContain('google');
  });

  it('forbids framing, foreign form targets and foreign bases', () => {
    const policy = buildContentSecurityPolicy(["'nonce-abc'"], env);
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive(policy, 'form-action')).toBe("form-action 'self'");
    expect(directive(policy, 'frame-src')).toBe('frame-src https://maps.test');
  });

  it('promises https only where the shop is served so', () => {
    const name = 'Strict-Transport-Security';
    expect(getSecurityHeaders(["'nonce-abc'"], env).has(name)).toBe(true);
    expect(
      getSecurityHeaders(["'nonce-abc'"], { ...env, SITE_URL: 'http://shop.test' }).has(name),
    ).toBe(false);
  });
});
