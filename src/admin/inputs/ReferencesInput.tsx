import type { ManyToManyField } from '../../core/fields/field.ts';
import { isObject } from '../../core/isObject.ts';
import { embedKey } from '../../core/resource.ts';
import { describedBy } from './field/describedBy.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { useFormScope } from './field/formScope.ts';
import { ReferencesPicker } from './combobox/ReferencesPicker.tsx';
import { useChooserInput } from './useChooserInput.ts';
import type { FieldInputProps } from './field/useFieldInput.ts';
import { useOffered } from './useOffered.ts';

export function ReferencesInput({ field, name }: FieldInputProps<ManyToManyField>) {
  const { input, onProblem } = useChooserInput({ field, name });
  const { record } = useFormScope();
  const { filter, isHeld } = useOffered({ field, onNarrowed: () => input.change([]) });
  const embedded = record?.[embedKey(name)];
  const linked = Array.isArray(embedded) ? embedded.filter(isObject) : [];
  return (
    <FieldFrame input={input}>
      <ReferencesPicker
        id={input.id}
        target={field.target}
        filter={filter}
        path={input.path}
        isHeld={isHeld}
        canCreate
        value={Array.isArray(input.value) ? input.value.map(Number) : []}
        known={linked.map(({ id, name: title }) => ({ id: Number(id), name: String(title) }))}
        onPick={input.change}
        onLeave={input.leave}
        onProblem={onProblem}
        inputRef={input.ref}
        inputProps={{ name: input.path, 'aria-required': input.isRequired, required: false, ...describedBy(input) }}
      />
    </FieldFrame>
  );
}
