import type { CompressedPage } from './compress-page.server';

/** From the smallest to the plain one. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** Answers with a finished page in the smallest encoding that the browser takes; 304 when it has this very page. */
export function answerPage(request: Request, { bodies, hash, headers }: CompressedPage): Response {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = encodings.find((name) => accepts(accepted, name)) ?? 'identity';
  const mark = `"${hash}-${encoding}"`;
  const answer = new Headers(headers);
  answer.set('ETag', mark);
  answer.set('Vary', 'Accept-Encoding');
  if (hasMark(request, mark)) return new Response(null, { status: 304, headers: answer });

  const body = bodies[encoding];
  if (encoding !== 'identity') answer.set('Content-Encoding', encoding);
  answer.set('Content-Length', String(body.length));
  return new Response(new Uint8Array(body), { headers: answer });
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** A weak mark counts as well: proxies weaken the marks of what they compress. */
function hasMark(request: Request, mark: string): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',');
  return known.some((candidate) => candidate.trim().replace(/^W\//, '') === mark);
}
