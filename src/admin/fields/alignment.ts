import type { AnyField } from '../../core/fields/field.ts';

const NUMBER_KINDS = new Set(['integer', 'decimal', 'percent', 'money']);
const NUMBER_RESULTS = new Set(['integer', 'money', 'percent']);

/** Numbers stand at the end of their column as digits run, so that they line up. */
export function alignmentOf(field: AnyField): 'end' | 'start' {
  if (field.kind === 'computed') return NUMBER_RESULTS.has(field.as) ? 'end' : 'start';
  return NUMBER_KINDS.has(field.kind) ? 'end' : 'start';
}
