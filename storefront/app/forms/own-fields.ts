/**
 * The fields of a form that the form has, and nothing else. conform reads more out of names than we want from a
 * stranger: `x[99999999]` makes a list of that length, and `__intent__` is a command to it.
 */
export function ownFields(form: FormData, names: readonly string[]): FormData {
  const own = new FormData();
  for (const [name, value] of form) if (names.includes(name)) own.append(name, value);
  return own;
}
