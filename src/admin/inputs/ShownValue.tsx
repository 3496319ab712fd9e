import { FieldValue } from '../fields/FieldValue.tsx';
import { useWords } from '../fields/useWords.ts';
import { labelKeyIn, useFormScope } from './formScope.ts';
import './inputs.css';
import type { FieldInputProps } from './useFieldInput.ts';

/** A field of the form that nobody enters: a state, a sum. There is nothing to show before the record exists. */
export function ShownValue({ field, name }: FieldInputProps) {
  const scope = useFormScope();
  const words = useWords();
  if (!scope.record) return null;
  return (
    <dl className="input-shown">
      <dt className="input-label">{words.label(labelKeyIn(scope, name))}</dt>
      <dd>
        <FieldValue field={field} name={name} record={scope.record} />
      </dd>
    </dl>
  );
}
