/**
 * Reads a setting that has no safe default, such as a secret.
 *
 * @throws Error naming the variable when it is missing or blank: a desk that would start with a
 *   guessable secret must not start at all
 */
export function required(name: string): string {
  const value = process.env[name]?.trim();
  if (!value) {
    throw new Error(`The environment variable ${name} is not set. See .env.example.`);
  }
  return value;
}
