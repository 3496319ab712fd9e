import { useWatch } from 'react-hook-form';
import type { ComputedField } from '../../core/fields/field.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { useShownResource, useWords } from '../fields/useWords.ts';
import type { AnyRecord } from '../format/values.ts';
import { labelKeyIn, useFormScope } from './field/formScope.ts';
import './inputs.css';
import type { FieldInputProps } from './field/useFieldInput.ts';
import { workedOut } from './workedOut.ts';

/**
 * A field of the form that nobody enters. What follows from the other fields is worked out while they are typed; a state,
 * or what only the server knows, has nothing to show before the record exists.
 */
export function ShownValue({ field, name }: FieldInputProps) {
  const { record } = useFormScope();
  if (field.kind === 'computed' && field.value) return <WorkedOut field={field} name={name} />;
  return record ? <Shown field={field} name={name} record={record} /> : null;
}

function WorkedOut({ field, name }: FieldInputProps<ComputedField>) {
  const { record } = useFormScope();
  const resource = useShownResource();
  const typed: AnyRecord = useWatch();
  const values = { ...record, ...typed };
  return <Shown field={field} name={name} record={{ ...values, [name]: workedOut(resource, field, values) }} />;
}

function Shown({ field, name, record }: FieldInputProps & { readonly record: AnyRecord }) {
  const scope = useFormScope();
  const words = useWords();
  return (
    <dl className="input-shown">
      <dt className="input-label">{words.label(labelKeyIn(scope, name))}</dt>
      <dd>
        <FieldValue field={field} name={name} record={record} />
      </dd>
    </dl>
  );
}
