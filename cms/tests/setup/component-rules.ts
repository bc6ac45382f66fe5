import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appDir } from './paths';

interface Attribute {
  type: string;
  component?: string;
  repeatable?: boolean;
  required?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  regex?: string;
  enum?: readonly string[];
}

/** The rules of a component's schema that a part of the seed breaks, in words; the seed's run would stop there. */
export function brokenRules(component: string, part: object): string[] {
  const attributes = attributesOf(component);
  const values: Record<string, unknown> = { ...part };
  const unknown = Object.keys(values).filter((name) => name !== '__component' && !attributes[name]);
  return [
    ...unknown.map((name) => `${component} has no ${name}`),
    ...Object.entries(attributes).flatMap(([name, attribute]) =>
      broken(attribute, values[name]).map((rule) => `${component}.${name}: ${rule}`),
    ),
  ];
}

function attributesOf(component: string): Record<string, Attribute> {
  const file = path.join(appDir, 'src/components', `${component.replace('.', '/')}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { attributes: Record<string, Attribute> })
    .attributes;
}

function broken(attribute: Attribute, value: unknown): string[] {
  if (value === undefined) return attribute.required ? ['is required'] : [];
  if (Array.isArray(value)) return brokenList(attribute, value);
  if (typeof value === 'string') return brokenText(attribute, value);
  return attribute.component && isObject(value) ? brokenRules(attribute.component, value) : [];
}

function brokenList({ component = '', min = 0, max = Infinity }: Attribute, items: unknown[]) {
  const isInside = items.length >= min && items.length <= max;
  return [
    ...(isInside ? [] : [`holds ${items.length} of ${min} to ${max}`]),
    ...items.filter(isObject).flatMap((item) => brokenRules(component, item)),
  ];
}

function brokenText({ maxLength = Infinity, regex, enum: values }: Attribute, text: string) {
  return [
    ...(text.length > maxLength ? [`${text.length} characters of ${maxLength}`] : []),
    ...(regex && !new RegExp(regex).test(text) ? [`"${text}" is not of its form`] : []),
    ...(values && !values.includes(text) ? [`"${text}" is none of its values`] : []),
  ];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
