import { describe, expect, it } from 'vitest';
import { getEnv, parseEnv } from './env.server';

const complete = {
  SITE_URL: 'https://www.example.com',
  CMS_URL: 'http://127.0.0.1:1337',
  CMS_TOKEN: 'c'.repeat(32),
  REVALIDATE_SECRET: 'r'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
  PREVIEW_SECRET: 'p'.repeat(32),
};

function problemsOf(change: Record<string, string | undefined>): string {
  try {
    parseEnv({ ...complete, ...change });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('parseEnv', () => {
  it('fills in the brand of the rulings when it is not configured', () => {
    expect(parseEnv(complete)).toMatchObject({
      NODE_ENV: 'production',
      BRAND_NAME: 'Northlight Blinds',
      BUSINESS_PHONE: '(403) 555-0142',
      BUSINESS_EMAIL: 'hello@northlightblinds.example',
      TRUST_PROXY: 0,
    });
  });

  it('takes an empty variable for an absent one', () => {
    const env = parseEnv({ ...complete, BRAND_NAME: '', ANALYTICS_MEASUREMENT_ID: '' });
    expect(env.BRAND_NAME).toBe('Northlight Blinds');
    expect(env.ANALYTICS_MEASUREMENT_ID).toBeUndefined();
  });

  it.each([
    [{ SITE_URL: undefined }, 'SITE_URL is missing.'],
    [{ SITE_URL: 'shop' }, 'SITE_URL must be an address such as https://www.example.com.'],
    [{ SITE_URL: 'https://a.example/shop' }, 'SITE_URL must not have a path.'],
    [{ CMS_URL: 'ftp://cms' }, 'CMS_URL must be an address such as http://127.0.0.1:1337.'],
    [{ CMS_TOKEN: undefined }, 'CMS_TOKEN is missing.'],
    [{ REVALIDATE_SECRET: 'short' }, 'REVALIDATE_SECRET must have at least 16 characters.'],
    [{ BUSINESS_EMAIL: 'nobody' }, 'BUSINESS_EMAIL must be an e-mail address.'],
    [{ MAP_EMBED_URL: 'javascript:alert(1)' }, 'MAP_EMBED_URL must be an https address.'],
    [
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY must be true, false or the number of proxies in front (0 to 9).',
    ],
  ])('says one sentence for %o', (change, sentence) => {
    expect(problemsOf(change)).toBe(sentence);
  });

  it('names every broken value, one line each, and repeats none', () => {
    const problems = problemsOf({ SITE_URL: undefined, CMS_TOKEN: 'hunter2' });
    expect(problems).toBe('CMS_TOKEN must have at least 16 characters.\nSITE_URL is missing.');
  });

  it.each([
    ['true', 1],
    ['false', 0],
    ['2', 2],
  ])('reads TRUST_PROXY=%s as %i trusted proxies', (text, proxies) => {
    expect(parseEnv({ ...complete, TRUST_PROXY: text }).TRUST_PROXY).toBe(proxies);
  });

  it('drops the trailing slash of addresses, so that paths can be appended', () => {
    const env = parseEnv({
      ...complete,
      SITE_URL: 'https://a.example/',
      CMS_URL: 'https://b.example/cms/',
    });
    expect([env.SITE_URL, env.CMS_URL]).toEqual(['https://a.example', 'https://b.example/cms']);
  });
});

describe('getEnv', () => {
  it('parses once', () => {
    expect(getEnv()).toBe(getEnv());
  });
});
