import type { Condition, Test } from '../../core/conditions.ts';
import type { AnyField } from '../../core/fields/field.ts';
import { callsOf } from '../../core/calls.ts';
import type { Registry } from '../../core/registry.ts';
import { type Action, needOf, type Resource, statusFieldOf } from '../../core/resource.ts';

/** What the page takes from the languages. */
export interface Words {
  /** The text of a key, or the fallback. */
  readonly text: (key: string, fallback: string) => string;
}

interface Page {
  readonly resource: Resource;
  readonly registry: Registry;
  readonly words: Words;
}

/** Options that a field's row shows as `name value`, where they are set. */
const SHOWN_OPTIONS = ['min', 'max', 'length', 'decimals', 'format', 'initial', 'notBefore', 'sameAs', 'accept', 'maxMB', 'as', 'list'] as const;
/** Options that are only there or not, and those that are conditions, in words. */
const MARKS = { required: 'required', readOnly: 'not entered', notInFuture: 'not in the future', exactlyOne: 'exactly one' };
const CONDITIONS = { requiredWhen: 'required when', visibleWhen: 'there when', only: 'only' };

/** Everything about an entity, as a page of Markdown, from its declaration and its English words. */
export function entityPage(page: Page): string {
  const { resource } = page;
  const parts = [
    `# ${labelOf(page)}`,
    page.words.text(`resources.${resource.name}.empty`, ''),
    facts(page),
    section('Fields', fieldTable(page)),
    section('Calls', callTable(page)),
    section('List', listFacts(resource)),
    section('Form', formFacts(page)),
    section('Actions', actionTable(page)),
    section('Referred to by', referrers(page)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The list of all entities, by area. */
export function entityIndex({ registry, words }: Omit<Page, 'resource'>): string {
  const areas = [...new Set(registry.resources.map(({ area }) => area))];
  const lists = areas.map((area) => {
    const own = registry.resources.filter((resource) => resource.area === area);
    const links = own.map((resource) => `- [${labelOf({ resource, words })}](${resource.collection}.md)`);
    return `## ${words.text(`areas.${area}`, area)}\n\n${links.join('\n')}`;
  });
  return `# Entities\n\n${registry.resources.length} entities, each a declaration in \`schemas/\`.\n\n${lists.join('\n\n')}\n`;
}

function facts({ resource }: Page): string {
  const { name, area, permission, screens, read, toggle, singleton, readOnly, mine, taught, title, noOverlap } = resource;
  const readers = { permission: `whoever may read ${permission}`, signedIn: 'everybody with a login', public: 'everybody' };
  const rows = [
    ['Declared in', `\`schemas/${area}/\` as \`${name}\``],
    ['Table', code(resource.table)],
    ['Permission', `${permission}`],
    ['Read by', mine ? `whom \`${mine}\` leads to` : readers[read]],
    ...(taught ? [['Of these', `teachers who may not ${taught.unless} see what they are assigned to, by \`${taught.by}\``]] : []),
    ['Screens', Object.entries(screens).map(([view, path]) => `${view} \`${path}\``).join(', ')],
    ['A record is called', `\`${title}\``],
    ...(toggle ? [['Can be', 'switched off']] : []),
    ...(singleton ? [['There is', 'one record for the whole school']] : []),
    ...(readOnly ? [['Entered', 'never by hand']] : []),
    ...(resource.editableWhen ? [['Can be changed while', conditionText(resource.editableWhen)]] : []),
    ...(noOverlap ? [['May not overlap', `from \`${noOverlap.from}\` to \`${noOverlap.to}\` ${within(noOverlap.within)}`]] : []),
  ];
  return table(['', ''], rows);
}

function within(names: readonly string[] = []): string {
  return names.length > 0 ? `within one ${names.map(code).join(', ')}` : '';
}

function fieldTable(page: Page): string {
  const { resource } = page;
  const rows = Object.entries(resource.fields).flatMap(([name, field]) => {
    const inner = field.kind === 'children' ? Object.entries(field.fields) : [];
    return [
      fieldRow({ page, path: name, field }),
      ...inner.map(([child, each]) => fieldRow({ page, path: `${name}.${child}`, field: each })),
    ];
  });
  return table(['Field', 'Label', 'Kind', 'Rules'], rows);
}

function fieldRow({ page, path, field }: { page: Page; path: string; field: AnyField }): string[] {
  const { resource, words } = page;
  const help = field.help ? ` – ${words.text(`resources.${resource.name}.fields.${path}_help`, '')}` : '';
  return [code(path), words.text(`resources.${resource.name}.fields.${path}`, path) + help, kindText(page, field, path), rulesText(field)];
}

function kindText({ resource, words }: Page, field: AnyField, path: string): string {
  if (field.kind === 'reference' || field.kind === 'manyToMany') return `${field.kind} → \`${field.target}\``;
  if (field.kind !== 'choice' && field.kind !== 'status') return field.kind;
  const options = field.options.map(({ name, value }) => {
    const label = words.text(`resources.${resource.name}.options.${path}.${name}`, name);
    return `${code(String(value))} ${label}`;
  });
  return `${field.kind}: ${options.join(', ')}`;
}

function rulesText(field: AnyField): string {
  const options: Readonly<Record<string, unknown>> = { ...field };
  const marks = Object.entries(MARKS).filter(([name]) => options[name]).map(([, text]) => text);
  const values = SHOWN_OPTIONS.filter((name) => options[name] !== undefined).map((name) => `${name} ${code(String(options[name]))}`);
  const conditions = Object.entries(CONDITIONS)
    .filter(([name]) => options[name])
    .map(([name, text]) => `${text} ${conditionText(options[name] as Condition)}`);
  const unique = field.unique === true ? ['unique'] : Array.isArray(field.unique) ? [`unique with ${field.unique.map(code).join(', ')}`] : [];
  const guarded = field.readPermission ? [`seen by who may ${field.readPermission}`] : [];
  return [...marks, ...unique, ...values, ...conditions, ...guarded].join('; ');
}

function callTable({ resource }: Page): string {
  const rows = callsOf(resource).map(({ key, endpoint }) => [key, code(`${endpoint.method} /api${endpoint.path}`)]);
  return table(['Call', 'Address'], rows);
}

function listFacts({ list, singleton }: Resource): string {
  if (singleton) return '';
  const { columns, filters, sort, search, pageSizes } = list;
  const names = (all: readonly string[]) => all.map(code).join(', ') || 'none';
  const rows = [
    ['Columns', names(columns)],
    ['Filters', names(filters)],
    ['Sorted by', `${code(sort.field)} ${sort.order === 'ASC' ? 'upwards' : 'downwards'}`],
    ['Searched', names(search)],
    ['Rows on a page', pageSizes.join(', ')],
  ];
  return table(['', ''], rows);
}

function formFacts({ resource, words }: Page): string {
  if (resource.readOnly) return '';
  const rows = resource.form.sections.map(({ name, fields }) => [
    words.text(`resources.${resource.name}.sections.${name}`, name),
    fields.map(code).join(', '),
  ]);
  return `A ${resource.form.size === 'dialog' ? 'dialog over the list' : 'page of its own'}.\n\n${table(['Section', 'Fields'], rows)}`;
}

function actionTable(page: Page): string {
  const { resource } = page;
  const rows = Object.values(resource.actions).map((action) => actionRow(page, action));
  return rows.length > 0 ? table(['Action', 'From', 'To', 'Needs', 'Besides'], rows) : '';
}

function actionRow({ resource, words }: Page, action: Action): string[] {
  const status = statusFieldOf(resource) ?? '';
  const state = (name: string) => words.text(`resources.${resource.name}.options.${status}.${name}`, name);
  const need = needOf(resource, action.permission);
  const besides = [
    ...(action.confirm ? ['asks first'] : []),
    ...(action.ask.length > 0 ? [`asks for ${action.ask.map(code).join(', ')}`] : []),
    ...(action.notByCreator ? ['not by who entered it'] : []),
    ...(action.personal ? ['only by whom the record is about'] : []),
  ];
  const label = words.text(`resources.${resource.name}.actions.${action.name}`, action.name);
  return [label, action.from.map(state).join(', '), state(action.to), `${need.action} on ${need.subject}`, besides.join('; ')];
}

function referrers({ resource, registry, words }: Page): string {
  const rows = registry.resources.flatMap((other) =>
    Object.entries(other.fields)
      .filter(([, field]) => (field.kind === 'reference' || field.kind === 'manyToMany') && field.target === resource.name)
      .map(([name]) => `- [${labelOf({ resource: other, words })}](${other.collection}.md), ${code(name)}`),
  );
  return rows.join('\n');
}

function labelOf({ resource, words }: Pick<Page, 'resource' | 'words'>): string {
  const [one = resource.name, many = one] = words.text(`resources.${resource.name}.name`, resource.name).split(' |||| ');
  return resource.singleton ? one : many;
}

function conditionText(condition: Condition): string {
  return Object.entries(condition).map(([name, test]) => `${code(name)} ${testText(test)}`).join(' and ');
}

function testText(test: Test): string {
  if (test === null) return 'is empty';
  if (typeof test !== 'object') return `is ${code(String(test))}`;
  if ('filled' in test) return test.filled ? 'is filled' : 'is empty';
  if ('not' in test) return `is not ${[test.not].flat().map((each) => code(String(each))).join(' or ')}`;
  return `is ${test.map((each) => code(String(each))).join(' or ')}`;
}

function section(title: string, body: string): string {
  return body === '' ? '' : `## ${title}\n\n${body}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
