import { isFilled } from '../../../core/conditions.ts';
import type { ImportReport } from '../../../core/calls/imports.ts';
import type { Import } from './useImport.ts';

/** The required fields that no column is assigned to. */
export function neededFields({ report, mapping }: Pick<Import, 'report' | 'mapping'>): ImportReport['fields'] {
  const assigned = new Set(Object.values(mapping));
  return (report?.fields ?? []).filter(({ name, required }) => required && !assigned.has(name));
}

/** Those of them that have no value for all rows either. */
export function missingFields(work: Pick<Import, 'report' | 'mapping' | 'forAll'>): ImportReport['fields'] {
  return neededFields(work).filter(({ name }) => !isFilled(work.forAll[name]));
}
