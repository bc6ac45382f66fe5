import { describe, expect, it } from 'vitest';
import { hasBearerToken, isSameSecret } from './secret.server';

describe('isSameSecret', () => {
  it.each([
    ['a-long-secret', 'a-long-secret', true],
    ['a-long-secreT', 'a-long-secret', false],
    ['a-long', 'a-long-secret', false],
    ['', 'a-long-secret', false],
    ['ünïcödé', 'ünïcödé', true],
  ])('%j against %j is %s', (given, expected, same) => {
    expect(isSameSecret(given, expected)).toBe(same);
  });
});

describe('hasBearerToken', () => {
  it.each([
    ['Bearer right', true],
    ['bearer right', true],
    ['Bearer wrong', false],
    ['Basic right', false],
    ['right', false],
    ['Bearer', false],
  ])('Authorization: %s is %s', (authorization, accepted) => {
    const request = new Request('https://shop.test', { headers: { authorization } });
    expect(hasBearerToken(request, 'right')).toBe(accepted);
  });

  it('refuses a request without the header', () => {
    expect(hasBearerToken(new Request('https://shop.test'), 'right')).toBe(false);
  });
});
