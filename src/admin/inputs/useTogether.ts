import { useFormContext } from 'react-hook-form';
import type { ReferenceField } from '../../core/fields/field.ts';
import { isObject } from '../../core/isObject.ts';
import { takesTogether, type TakingReference } from '../../core/madeTogether.ts';
import { useRegistry } from '../product/product.ts';
import { useMay } from '../providers/ability.ts';
import { useHasOwnCalls } from '../providers/backEnd.ts';
import type { FieldInputState } from './useFieldInput.ts';

interface TogetherState {
  /** Whether a record may be given in the place of one that is there. */
  readonly isPossible: boolean;
  readonly isGiven: boolean;
  readonly field: TakingReference;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Gives a new record in the place of a chosen one, to be made together with the form's. */
export function useTogether({
  field,
  input,
}: {
  readonly field: ReferenceField;
  readonly input: Pick<FieldInputState, 'path' | 'value' | 'change'>;
}): TogetherState {
  const registry = useRegistry();
  const may = useMay();
  const hasOwnCalls = useHasOwnCalls();
  const isTaking = takesTogether(field);
  const names = isTaking ? field.madeWith : [];
  const { setFocus } = useFormContext();
  const begin = () => {
    input.change(Object.fromEntries(names.map((name) => [name, null])));
    // The button that was pressed gives way to the fields, which are there only then.
    setTimeout(() => names[0] !== undefined && setFocus(`${input.path}.${names[0]}`));
  };
  return {
    isPossible: isTaking && hasOwnCalls && may(registry.get(field.target), 'create'),
    isGiven: isTaking && isObject(input.value),
    field: field as TakingReference,
    begin,
    end: () => input.change(null),
  };
}
