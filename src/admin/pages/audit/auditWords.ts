import type { AuditEntry } from '../../../core/calls/audit.ts';
import { detailText } from '../../../core/auditDetails.ts';
import type { Registry } from '../../../core/registry.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Conventions } from '../../format/conventions.ts';
import { formatDate, formatNumber, formatPlainNumber } from '../../format/format.ts';
import { fieldLabel, resourceLabel, type Translate } from '../../format/labels.ts';

/** What an entry is about: an entity, or what is none. */
export function subjectWord(translate: Translate, name: string, registry: Registry): string {
  if (registry.has(name)) return resourceLabel(translate, name, 1);
  return translate(`audit.subjects.${name}`, { _: name });
}

/** What was done; an action of an entity as its button is called. */
export function actionWord(translate: Translate, action: string, resource: Resource | undefined): string {
  if (resource?.actions[action]) return translate(`resources.${resource.name}.actions.${action}`, { _: action });
  return translate(`audit.actions.${action}`, { _: action });
}

/** What an action is called where it may be that of several entities: as each of them calls it. */
export function actionWords(translate: Translate, action: string, resources: readonly Resource[]): string {
  const owners = resources.filter(({ actions, callActions }) => actions[action] ?? callActions.includes(action));
  const words = owners.map((resource) => actionWord(translate, action, resource));
  return words.length > 0 ? [...new Set(words)].join(' / ') : actionWord(translate, action, undefined);
}

interface Wording {
  readonly translate: Translate;
  readonly registry: Registry;
  readonly conventions: Conventions;
}

/** What else an entry tells, as labels and values; what has no value is left out. */
export function detailLines(
  { details, resource: name }: AuditEntry,
  { translate, registry, conventions }: Wording,
): readonly (readonly [string, string])[] {
  const words = {
    ofField: (field: string) =>
      registry.has(name)
        ? fieldLabel(translate, name, field)
        : translate(`audit.${field}`, { _: translate(`audit.headings.${field}`, { _: field }) }),
    ofResource: (each: string) => resourceLabel(translate, each, 2),
    ofCount: (count: number) => formatNumber(count, conventions),
    ofNumber: (number: number) => formatPlainNumber(number, conventions),
    ofDay: (day: string) => formatDate(day, conventions),
  };
  return Object.entries(details ?? {})
    .map(
      ([detail, value]) =>
        [translate(`audit.details.${detail}`, { _: detail }), detailText(detail, value, words)] as const,
    )
    .filter(([, text]) => text !== '');
}
