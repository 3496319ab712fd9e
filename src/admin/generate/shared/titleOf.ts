import { fillTemplate, type Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../fields/values.ts';

/** What a record is called; its number when it has no name. */
export function titleOf({ title }: Pick<Resource, 'title'>, record: AnyRecord): string {
  return fillTemplate(title, record) || `#${record.id}`;
}

/** What tells it from others of its name. */
export function subtitleOf({ subtitle }: Pick<Resource, 'subtitle'>, record: AnyRecord): string {
  return subtitle ? fillTemplate(subtitle, record) : '';
}
