import { createHash } from 'node:crypto';

/** An inline script: no `src`, and no type that makes it data. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([^]*?)<\/script>/g;

/**
 * The sources of a content security policy that let exactly the inline scripts of a page run. A finished page that
 * many visitors get cannot carry a nonce: it would be no secret.
 * @returns such as `'sha256-…'`, each once
 */
export function inlineScriptSources(html: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].map(([, source = '']) => source);
  return [...new Set(scripts)].map((source) => {
    return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  });
}
