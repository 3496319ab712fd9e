import { DeclarationCheck } from './declarationCheck.ts';
import { DeclarationError } from './declarationError.ts';
import type { AnyField, FieldKind } from './fields/field.ts';
import { fieldsOf, throughReference, type ViewOwner, weekdaysOf } from './listViews.ts';
import type { Registry } from './registry.ts';
import { allFields, fieldOf, type Resource } from './resource.ts';
import { listProblem } from './valueKinds.ts';

const SORTED_KINDS: readonly FieldKind[] = [
  'text',
  'integer',
  'year',
  'decimal',
  'percent',
  'money',
  'date',
  'time',
  'dateTime',
  'boolean',
  'choice',
  'status',
  'reference',
];
/** Kinds by which rows can be grouped: many neighbouring rows share a value, and its name fits in a heading. */
const GROUPED_KINDS: readonly FieldKind[] = ['date', 'year', 'choice', 'status', 'reference'];
const UNSHOWN_KINDS: readonly FieldKind[] = ['password', 'children', 'image', 'images', 'file', 'richText', 'computed'];

/** Refuses orders, groups and views of a list that cannot mean what they say. */
export class ListViewsCheck extends DeclarationCheck {
  order() {
    const { thenBy = [], groupBy = [] } = this.declaration.list ?? {};
    for (const name of thenBy) this.isOf('list.thenBy', name, SORTED_KINDS, 'is nothing that rows are sorted by');
    for (const name of groupBy) this.isOf('list.groupBy', name, GROUPED_KINDS, 'makes no groups');
  }

  views() {
    const { views } = this.declaration.list ?? {};
    if (!views) return;
    this.expect(Object.keys(views).length > 0, 'list.views', 'there are none');
    this.week();
    this.month();
    this.plan();
  }

  private week() {
    const week = this.declaration.list?.views?.week;
    if (!week) return;
    const key = 'list.views.week';
    for (const part of ['day', 'from', 'to'] as const) {
      const [reference, field] = throughReference(week[part]);
      this.isReference(`${key}.${part}`, reference);
      this.expect(field !== '', `${key}.${part}`, `"${week[part]}" leads through no reference`);
    }
    const [day] = throughReference(week.day);
    const [from] = throughReference(week.from);
    this.expect(from === throughReference(week.to)[0], key, 'needs "from" and "to" of one reference');
    this.expect(day !== from, key, 'needs two references: one to the day, one to the time');
    this.asked(key, week);
    this.shown(`${key}.shows`, week.shows);
  }

  private month() {
    const month = this.declaration.list?.views?.month;
    if (!month) return;
    const key = 'list.views.month';
    const { fields } = this.declaration;
    this.isOf(`${key}.from`, month.from, ['date', 'dateTime'], 'is no day');
    if (month.to !== undefined)
      this.isOf(`${key}.to`, month.to, [fields[month.from]?.kind ?? 'date'], 'is of another kind than "from"');
    if (month.at !== undefined) {
      this.isOf(`${key}.at`, month.at, ['time'], 'is no time');
      this.expect(fields[month.from]?.kind === 'date', `${key}.at`, 'says nothing beside an instant');
    }
    this.shown(`${key}.shows`, month.shows);
  }

  private plan() {
    const plan = this.declaration.list?.views?.plan;
    if (!plan) return;
    const key = 'list.views.plan';
    this.isOf(`${key}.day`, plan.day, ['date'], 'is no day');
    for (const part of ['from', 'to'] as const) {
      const name = plan[part];
      if (name !== undefined) this.isOf(`${key}.${part}`, name, ['time'], 'is no time');
    }
    this.asked(key, plan);
    this.shown(`${key}.shows`, plan.shows);
  }

  private asked(key: string, { of, within }: { readonly of: readonly ViewOwner[]; readonly within?: string }) {
    if (within !== undefined) this.isReference(`${key}.within`, within);
    for (const whose of of) {
      const isNames =
        typeof whose === 'string' || (Array.isArray(whose) && whose.every((name) => typeof name === 'string'));
      this.expect(isNames, `${key}.of`, 'names neither a field nor a list of fields');
      const names = fieldsOf(whose);
      const problem = listProblem(names);
      this.expect(problem === undefined, `${key}.of`, problem ?? '');
      if (names.length === 1)
        this.isOf(`${key}.of`, names[0], ['reference', 'text', 'choice'], 'is nobody and nothing');
      else for (const name of names) this.isReference(`${key}.of`, name);
      for (const name of names) this.isOpen(`${key}.of`, name);
    }
  }

  private shown(key: string, names: readonly string[]) {
    for (const name of names) {
      this.exists(key, name);
      const field = this.fieldAt(name);
      this.expect(field && !UNSHOWN_KINDS.includes(field.kind), key, `"${name}" has no short text`);
    }
  }

  private isReference(key: string, name: string) {
    this.isOf(key, name, ['reference'], 'is not a reference');
  }

  private isOf(key: string, name: string, kinds: readonly FieldKind[], otherwise: string) {
    this.exists(key, name);
    const field = this.fieldAt(name);
    this.expect(field && kinds.includes(field.kind), key, `"${name}" ${otherwise}`);
  }

  private exists(key: string, name: string) {
    const { fields } = this.declaration;
    this.expect(this.fieldAt(name), key, `there is no field "${name}"`, { word: name, right: Object.keys(fields) });
  }

  // The place of a block in a week would reveal a value that somebody may not see.
  private isOpen(key: string, name: string) {
    const field = this.fieldAt(name);
    const isGuarded = field?.readPermission ?? field?.private ?? field?.filterPermission;
    this.expect(isGuarded === undefined, key, `would tell "${name}" to people who may not see it`);
  }

  private fieldAt(name: string): AnyField | undefined {
    const all = allFields(this.declaration);
    return Object.hasOwn(all, name) ? all[name] : undefined;
  }
}

/** Refuses a week whose days and times are none where its references lead. */
export function checkWeek(resource: Resource, registry: Registry): void {
  const { week } = resource.list.views;
  if (!week) return;
  for (const part of ['day', 'from', 'to'] as const) {
    const key = `list.views.week.${part}`;
    const [reference, name] = throughReference(week[part]);
    const referring = resource.fields[reference];
    if (referring?.kind !== 'reference') continue;
    const target = registry.get(referring.target);
    const field = fieldOf(target, name);
    if (!field)
      throw new DeclarationError(resource, key, `"${target.name}" has no field "${name}"`, {
        word: name,
        right: Object.keys(target.fields),
      });
    if (part === 'day' && !weekdaysOf(target.fields, name))
      throw new DeclarationError(resource, key, `"${name}" of "${target.name}" is no choice of 0, a Sunday, to 6`);
    if (part !== 'day' && field.kind !== 'time')
      throw new DeclarationError(resource, key, `"${name}" of "${target.name}" is no time`);
  }
}
