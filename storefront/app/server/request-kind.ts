/** What a request asks for, as far as its path tells: few enough for the labels of a metric. */
export type RequestKind = 'page' | 'data' | 'api' | 'media' | 'file' | 'health' | 'report';

/** @param path without its query */
export function requestKindOf(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'file';
  if (path.startsWith('/media/')) return 'media';
  if (path.startsWith('/health/')) return 'health';
  if (path.startsWith('/api/')) return 'api';
  if (path === '/revalidate') return 'report';
  if (path.endsWith('.data')) return 'data';
  return /\.\w{2,5}$/.test(path) ? 'file' : 'page';
}
