import { embedKey } from './resource.ts';

/** The fields that a title or subtitle template names. */
export function templateFields(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/**
 * A record's title or subtitle: its template with the record's own values, references by their title; what is empty falls
 * away. Values stand as they are stored unless it is said how they are written.
 */
export function fillTemplate(
  template: string,
  record: Readonly<Record<string, unknown>>,
  write: (field: string, value: unknown) => string = (_, value) => String(value),
): string {
  const partOf = (field: string) => {
    const value = record[field];
    return titleOf(record[embedKey(field)]) ?? (value === null || value === undefined ? '' : write(field, value));
  };
  return template
    .replace(/\{(\w+)\}/g, (_, field: string) => partOf(field))
    .replace(/\(\s*\)/g, '')
    .replace(/^(\s*·)+|(\s*·)+\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function titleOf(embedded: unknown): string | undefined {
  const isObject = typeof embedded === 'object' && embedded !== null && 'name' in embedded;
  return isObject ? String(embedded.name) : undefined;
}
