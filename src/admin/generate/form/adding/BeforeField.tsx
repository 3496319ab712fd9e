import type { AnyField } from '../../../../core/fields/field.ts';
import { takesTogether } from '../../../../core/madeTogether.ts';
import './adding.css';
import { CopyOffers } from './CopyOffers.tsx';
import { RelatedOffers } from './RelatedOffers.tsx';

interface BeforeFieldProps {
  readonly field: AnyField;
  readonly name: string;
}

/** What may be taken over into a field: the keyboard comes by it before the field. */
export function BeforeField({ field, name }: BeforeFieldProps) {
  return (
    <>
      {'copiedFrom' in field && field.copiedFrom && <CopyOffers field={field} name={name} />}
      {takesTogether(field) && field.startsAs && <RelatedOffers field={field} name={name} />}
    </>
  );
}
