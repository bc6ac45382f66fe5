import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, apiQuery, apiRequest } from './api-client';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

function answer(body: string | null, init: ResponseInit = {}): void {
  fetchMock.mockImplementation(() => Promise.resolve(new Response(body, init)));
}

function sentRequest(): RequestInit {
  return fetchMock.mock.calls[0]?.[1] ?? {};
}

describe('R194: a call', () => {
  it('includes credentials and sends JSON with its content type when there is a body', async () => {
    answer('{"id":"1"}', { status: 201 });
    await apiRequest('POST', '/api/consultation', { name: 'Jo' });
    expect(fetchMock).toHaveBeenCalledWith('/api/consultation', {
      method: 'POST',
      credentials: 'include',
      body: '{"name":"Jo"}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it('without a body has neither body nor content type', async () => {
    answer('[]');
    await apiQuery('/api/products');
    expect(sentRequest()).toEqual({ method: 'GET', credentials: 'include' });
    expect(sentRequest()).not.toHaveProperty('headers');
  });

  it.each([null, false, 0, ''])('sends %j, which is a body too', async (body) => {
    answer('');
    await apiRequest('POST', '/api/x', body);
    expect(sentRequest().body).toBe(JSON.stringify(body));
  });

  it('returns the JSON of the answer', async () => {
    answer('[{"id":"1"}]');
    expect(await apiQuery('/api/products')).toEqual([{ id: '1' }]);
  });
});

describe('R194: a 401', () => {
  it('is an empty result when the caller says so', async () => {
    answer('Unauthorized', { status: 401 });
    expect(await apiQuery('/api/x', { on401: 'return-null' })).toBeNull();
  });

  it('is an error by default', async () => {
    answer('Unauthorized', { status: 401 });
    await expect(apiQuery('/api/x')).rejects.toThrow('401: Unauthorized');
  });

  it('only a 401 is an empty result', async () => {
    answer('Forbidden', { status: 403 });
    await expect(apiQuery('/api/x', { on401: 'return-null' })).rejects.toThrow('403: Forbidden');
  });
});

describe('R200: the error of an answer that is not OK', () => {
  it.each([
    ['{"message":"No"}', { status: 400, statusText: 'Bad Request' }, '400: {"message":"No"}'],
    ['', { status: 503, statusText: 'Service Unavailable' }, '503: Service Unavailable'],
    [null, { status: 404, statusText: 'Not Found' }, '404: Not Found'],
  ])('with the body %j is "%o" → %s', async (body, init, message) => {
    answer(body, init);
    const error = await apiRequest('POST', '/api/x', {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message, status: init.status });
  });
});

describe('R195: nothing is tried again', () => {
  it('after a server error', async () => {
    answer('', { status: 500 });
    await expect(apiQuery('/api/products')).rejects.toThrow(ApiError);
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('after a broken connection, which is passed on as it is', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(apiRequest('POST', '/api/consultation', {})).rejects.toThrow(TypeError);
    expect(fetchMock).toHaveBeenCalledOnce();
  });
});
