import { intlLocale } from '../../../../locales/languages.ts';
import { actionKey, subjectKey } from '../../../core/permissions/catalogue.ts';
import { type AbilityRule, isAbilityRule } from '../../../core/abilities.ts';
import type { AuditEntry } from '../../../core/calls/audit.ts';
import { detailText, plainText } from '../../../core/auditDetails.ts';
import { DATE_TIME, NOTHING, withSmallHalves } from '../../../core/valueText.ts';
import type { AnyField, ChildrenField } from '../../../core/fields/field.ts';
import { fileWord, storedPath } from '../../../core/files.ts';
import { isObject } from '../../../core/isObject.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { rowsAddedAndRemoved } from '../../../core/rowChanges.ts';
import type { Context } from '../../context.ts';
import type { Translator } from '../../translate.ts';
import { type NameOf, addName, type NamesToRead } from './entryNames.ts';

/** What entries are told with. */
export interface Wording {
  readonly context: Pick<Context, 'registry' | 'permissions' | 'timeZone'>;
  readonly translator: Translator;
  /** What the records are called to which entries refer. */
  readonly nameOf: NameOf;
}

/** What an entry is about: an entity, or what is none. */
export function subjectWord({ resource }: AuditEntry, { context, translator }: Wording): string {
  if (context.registry.has(resource)) return translator.resourceName(resource);
  return translator.text(`server.audit.subjects.${resource}`, { _: resource });
}

/** What was done; an action of an entity as its button is called. */
export function actionWord({ action, resource: name }: AuditEntry, { context, translator }: Wording): string {
  const resource = context.registry.has(name) ? context.registry.get(name) : undefined;
  if (resource?.actions[action]) return translator.text(`resources.${name}.actions.${action}`, { _: action });
  return translator.text(`server.audit.actions.${action}`, { _: action });
}

/** What changed and what else there is to tell, a line each. */
export function entryText(entry: AuditEntry, wording: Wording): string {
  const { context, translator } = wording;
  if (entry.is_hidden) return translator.text(entry.is_personal ? 'server.audit.personal' : 'server.audit.hidden');
  const resource = context.registry.has(entry.resource) ? context.registry.get(entry.resource) : undefined;
  const changes = entry.changes.map((change) => changeLine(change, { ...wording, resource }));
  const words = {
    ofField: (field: string) => (resource ? translator.fieldLabel(resource, field) : auditLabel(field, translator)),
    ofResource: (each: string) => translator.resourceName(each),
    ...plainWords(translator),
  };
  const details = Object.entries(entry.details ?? {}).flatMap(([name, value]) => {
    const word = detailText(name, value, words);
    return word === '' ? [] : [`${detailLabel(name, translator)}: ${word}`];
  });
  const beyond = entry.beyond.map((each) => permissionWord(each, wording)).join('; ');
  return [...changes, ...(beyond ? [`${detailLabel('beyond', translator)}: ${beyond}`] : []), ...details].join('\n');
}

/** Adds the records to which an entry refers to those whose names are needed. */
export function addReferredNames(
  { resource: name, changes }: AuditEntry,
  registry: Context['registry'],
  namesToRead: NamesToRead,
): void {
  const resource = registry.has(name) ? registry.get(name) : undefined;
  for (const { field: changed, before, after } of changes) {
    const field = resource && fieldOf(resource, changed);
    if (field) for (const value of [before, after]) addNamesIn(field, value, namesToRead);
  }
}

function addNamesIn(field: AnyField, value: unknown, namesToRead: NamesToRead): void {
  if (field.kind === 'reference') addName(namesToRead, field.target, value);
  if (field.kind === 'manyToMany') for (const id of listOf(value)) addName(namesToRead, field.target, id);
  if (field.kind !== 'children') return;
  for (const row of listOf(value).filter(isObject)) {
    for (const [name, each] of Object.entries(field.fields)) addNamesIn(each, row[name], namesToRead);
  }
}

interface ChangeWording extends Wording {
  readonly resource: Resource | undefined;
}

function changeLine({ field: name, before, after }: AuditEntry['changes'][number], wording: ChangeWording): string {
  const { resource, translator } = wording;
  const label = resource ? translator.fieldLabel(resource, name) : name;
  const field = resource && fieldOf(resource, name);
  if (field?.kind === 'password') return `${label}: ••••••••`;
  if (field?.kind === 'children') return `${label}: ${rowsLine({ name, field, before, after }, wording)}`;
  const word = (value: unknown, earlier?: unknown) => valueWord(value, { field, name, wording, earlier });
  return before === null ? `${label}: ${word(after)}` : `${label}: ${word(before)} → ${word(after, before)}`;
}

interface ChangedRows {
  readonly name: string;
  readonly field: ChildrenField;
  readonly before: unknown;
  readonly after: unknown;
}

function rowsLine({ name, field, before, after }: ChangedRows, wording: ChangeWording): string {
  const { added, removed } = rowsAddedAndRemoved(before, after);
  const isPermission = 'action' in field.fields && 'subject' in field.fields;
  const word = (row: object) =>
    isPermission && isAbilityRule(row)
      ? `${permissionWord(row, wording)}${'is_denied' in row && row.is_denied === 1 ? ' ✕' : ''}`
      : rowWord(row as Readonly<Record<string, unknown>>, { name, field }, wording);
  return [...removed.map((row) => `− ${word(row)}`), ...added.map((row) => `+ ${word(row)}`)].join('; ') || NOTHING;
}

function rowWord(
  row: Readonly<Record<string, unknown>>,
  { name, field }: Pick<ChangedRows, 'name' | 'field'>,
  wording: ChangeWording,
): string {
  return Object.entries(field.fields)
    .map(([key, each]) => valueWord(row[key], { field: each, name: `${name}.${key}`, wording }))
    .filter((word) => word !== NOTHING)
    .join(' · ');
}

function permissionWord({ action, subject }: AbilityRule, { context, translator }: Wording): string {
  const known = context.permissions.subjects.find((each) => each.subject === subject);
  const of = known ? translator.text(subjectKey(known), { smart_count: 2, _: subject }) : subject;
  return `${of}: ${translator.text(actionKey(action), { _: action })}`;
}

interface ValueChange {
  readonly field: AnyField | undefined;
  readonly name: string;
  readonly wording: ChangeWording;
  /** What the field had before. */
  readonly earlier?: unknown;
}

function valueWord(value: unknown, { field, name, wording, earlier }: ValueChange): string {
  const { translator, nameOf, context, resource } = wording;
  if (value === null || value === undefined || value === '') return NOTHING;
  const locale = intlLocale(translator.locale);
  const words = plainWords(translator);
  const named = (target: string, id: unknown) =>
    typeof id === 'number' ? (nameOf(target, id) ?? `#${words.ofNumber(id)}`) : plainText(id, words);
  const text = String(value);
  // An amount is a text, and so are some decimals.
  const figure = Number(value);
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  switch (field?.kind) {
    case 'boolean':
      return translator.text(value === 1 ? 'server.yes' : 'server.no');
    case 'reference':
      return named(field.target, value);
    case 'manyToMany':
      return (
        listOf(value)
          .map((id) => named(field.target, id))
          .join(', ') || NOTHING
      );
    case 'choice':
    case 'status': {
      const choice = field.options.find((each) => each.value === value);
      const key = `resources.${resource?.name}.options.${name}.${choice?.name}`;
      return choice ? translator.text(key, { _: choice.name }) : text;
    }
    case 'money':
      return number({ minimumFractionDigits: 2 }).format(figure);
    case 'percent':
      return number({ style: 'percent', maximumFractionDigits: 4 }).format(figure / 100);
    case 'integer':
    case 'decimal':
      return number({ maximumFractionDigits: 6 }).format(figure);
    case 'date':
      return words.ofDay(text);
    case 'dateTime':
      return momentWord(text, locale, { ...DATE_TIME, timeZone: context.timeZone() }) ?? text;
    case 'image':
    case 'file':
    case 'images':
      return filesWord(value, earlier, translator) || NOTHING;
    case 'richText':
      return (
        text
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim() || NOTHING
      );
    default:
      return plainText(value, words);
  }
}

function plainWords({ locale: language }: Translator) {
  const locale = intlLocale(language);
  const number = (options: Intl.NumberFormatOptions) => (value: number) =>
    new Intl.NumberFormat(locale, options).format(value);
  return {
    ofCount: number({ useGrouping: 'min2' }),
    ofNumber: number({ useGrouping: false, maximumFractionDigits: 6 }),
    ofDay: (day: string) => momentWord(`${day}T00:00:00Z`, locale, { dateStyle: 'medium', timeZone: 'UTC' }) ?? day,
  };
}

function momentWord(instant: string, locale: string, options: Intl.DateTimeFormatOptions): string | undefined {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return undefined;
  return withSmallHalves(new Intl.DateTimeFormat(locale, options).format(at));
}

function detailLabel(name: string, translator: Translator): string {
  return translator.text(`server.audit.details.${name}`, { _: name });
}

/** The filters of the history itself. */
function auditLabel(name: string, translator: Translator): string {
  return translator.text(`server.audit.${name}`, { _: translator.text(`server.audit.headings.${name}`, { _: name }) });
}

function filesWord(value: unknown, earlier: unknown, translator: Translator): string {
  return textsOf(value)
    .map((address) => {
      const word = fileWord(address, textsOf(earlier));
      const path = storedPath(address);
      return word ? translator.text(`server.audit.files.${word}`) : (path.split('/').at(-1) ?? path);
    })
    .join(', ');
}

/** One text, or a list of them. */
function textsOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string' && each !== '');
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
