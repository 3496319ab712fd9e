import { embedKey, fieldOf, type Resource } from '../../core/resource.ts';
import { fillTemplate, templateFields } from '../../core/titles.ts';
import type { Conventions } from './conventions.ts';
import { formatDate, formatDateTime, formatMoney, formatPlainNumber, formatTime } from './format.ts';
import { type AnyRecord, nameOf } from './values.ts';

/** What a record is called; its number when it has no name. */
export function titleOf(resource: Resource, record: AnyRecord, conventions: Conventions): string {
  const title = fill(resource.title, { resource, record, conventions }) || `#${record.id}`;
  return conventions.shownName?.(resource.name, record.id, title) ?? title;
}

/** What tells it from others of its name. */
export function subtitleOf(resource: Resource, record: AnyRecord, conventions: Conventions): string {
  return resource.subtitle ? fill(resource.subtitle, { resource, record, conventions }) : '';
}

function fill(
  template: string,
  { resource, record, conventions }: { resource: Resource; record: AnyRecord; conventions: Conventions },
): string {
  const named = withShownNames(template, { resource, record, conventions });
  return fillTemplate(template, named, (name, value) => {
    const kind = fieldOf(resource, name)?.kind;
    if (kind === 'date') return formatDate(String(value), conventions);
    if (kind === 'time') return formatTime(String(value), conventions);
    if (kind === 'dateTime') return formatDateTime(String(value), conventions);
    if (kind === 'money') return formatMoney(String(value), conventions);
    if (typeof value === 'number') return formatPlainNumber(value, conventions);
    return String(value);
  });
}

/** With what a title refers to named as it is shown. */
function withShownNames(
  template: string,
  { resource, record, conventions }: { resource: Resource; record: AnyRecord; conventions: Conventions },
): AnyRecord {
  const named = templateFields(template).flatMap((name) => {
    const field = fieldOf(resource, name);
    const stored = nameOf(record[embedKey(name)]);
    if (field?.kind !== 'reference' || stored === undefined) return [];
    const shown = conventions.shownName?.(field.target, record[name], stored) ?? stored;
    return [[embedKey(name), { id: record[name], name: shown }] as const];
  });
  return { ...record, ...Object.fromEntries(named) };
}
