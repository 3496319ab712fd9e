import type { AuditEntry } from '../../../core/calls/audit.ts';
import { isObject } from '../../../core/isObject.ts';
import type { Registry } from '../../../core/registry.ts';
import type { Resource } from '../../../core/resource.ts';
import { resourceLabel, type Translate } from '../../format/labels.ts';

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

/** What else an entry tells, as labels and values. */
export function detailLines(translate: Translate, { details }: AuditEntry): readonly (readonly [string, string])[] {
  return Object.entries(details ?? {}).map(([name, value]) => [
    translate(`audit.details.${name}`, { _: name }),
    valueWord(value),
  ]);
}

function valueWord(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueWord).join(', ');
  if (!isObject(value)) return String(value);
  if (typeof value.name === 'string') return value.name;
  const filled = Object.entries(value).filter(([, each]) => each !== null);
  return filled.map(([name, each]) => `${name} ${valueWord(each)}`).join(', ');
}
