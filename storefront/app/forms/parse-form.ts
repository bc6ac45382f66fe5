import { parse, type Submission } from '@conform-to/react';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';

/**
 * Parses a form in the browser. conform's own adapter brings zod's full build along; this one needs only the core that
 * the small build (`zod/mini`) stands on. An empty field counts as not sent, as conform's adapter has it on the server.
 */
export function parseForm<Schema extends $ZodType>(
  formData: FormData,
  schema: Schema,
): Submission<output<Schema>, string[]> {
  return parse<output<Schema>, string[]>(formData, {
    resolve(payload) {
      const entered = Object.fromEntries(
        Object.entries(payload).filter(([, value]) => value !== ''),
      );
      const result = safeParse(schema, entered);
      return result.success
        ? { value: result.data }
        : { error: errorsByField(result.error.issues) };
    },
  });
}

function errorsByField(issues: { path: PropertyKey[]; message: string }[]) {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    (errors[path.join('.')] ??= []).push(message);
  }
  return errors;
}
