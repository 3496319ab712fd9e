import type { AnyField } from '../../../../core/fields/field.ts';
import { useFormSession } from '../session/formSession.ts';
import './adding.css';
import { NextNumber } from './NextNumber.tsx';
import { PatternExample } from './PatternExample.tsx';
import { SimilarNote } from './SimilarNote.tsx';

interface BesideFieldProps {
  readonly field: AnyField;
  readonly name: string;
}

/** What helps to fill in a field, in its place in the form. */
export function BesideField({ field, name }: BesideFieldProps) {
  const { resource, record } = useFormSession();
  const isNew = record === undefined;
  const isCompared = isNew && resource.warnsOf?.by.some((names) => names.includes(name));
  return (
    <>
      {'next' in field && field.next && isNew && <NextNumber field={field} name={name} />}
      {'format' in field && field.format === 'numbering' && <PatternExample name={name} />}
      {isCompared && <SimilarNote name={name} />}
    </>
  );
}
