import type { ImportReport } from '../../../core/calls/imports.ts';
import { USUAL_ROWS } from '../../../core/limits.ts';
import type { Import } from './useImport.ts';

/** The fields that a column can be given: of child rows those that are taken, and always one more. */
export function offeredFields({ report, mapping }: Pick<Import, 'report' | 'mapping'>): ImportReport['fields'] {
  const taken = new Map<string, number>();
  for (const field of Object.values(mapping)) {
    const place = rowOf(field ?? '');
    if (place) taken.set(place.name, Math.max(taken.get(place.name) ?? 0, place.number));
  }
  return (report?.fields ?? []).filter((field) => {
    const place = rowOf(field.name);
    return !place || place.number <= Math.max(USUAL_ROWS, (taken.get(place.name) ?? 0) + 1);
  });
}

/** `classes.3.class_id` is in the fourth row of `classes`. */
function rowOf(field: string): { name: string; number: number } | undefined {
  const [name = '', index, inner] = field.split('.');
  return inner === undefined ? undefined : { name, number: Number(index) + 1 };
}
