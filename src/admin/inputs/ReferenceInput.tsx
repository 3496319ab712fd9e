import type { ReferenceField } from '../../core/fields/field.ts';
import { isObject } from '../../core/isObject.ts';
import { embedKey } from '../../core/resource.ts';
import { describedBy } from './describedBy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormScope } from './formScope.ts';
import { ReferencePicker } from './ReferencePicker.tsx';
import { useChooserInput } from './useChooserInput.ts';
import type { FieldInputProps } from './useFieldInput.ts';
import { useHolderFilter } from './useHolderFilter.ts';
import { useOffered } from './useOffered.ts';
import { usePreset } from './usePreset.ts';

export function ReferenceInput({ field, name }: FieldInputProps<ReferenceField>) {
  const { input, onProblem } = useChooserInput({ field, name });
  const { record } = useFormScope();
  const offered = useOffered({ field, onNarrowed: () => input.change(null) });
  const holder = useHolderFilter(name);
  const embedded = record?.[embedKey(name)];
  const preset = usePreset({ field, path: input.path, value: input.value, isNew: record === undefined });
  const begun = preset && { id: preset.id, name: preset.title };
  const known = isObject(embedded) ? { id: Number(embedded.id), name: String(embedded.name) } : begun;
  return (
    <FieldFrame input={input}>
      <ReferencePicker
        id={input.id}
        target={field.target}
        filter={{ ...offered.filter, ...holder.filter }}
        path={input.path}
        isHeld={offered.isHeld || holder.isHeld}
        canCreate
        value={typeof input.value === 'number' ? input.value : null}
        known={known}
        onPick={(option) => input.change(option?.id ?? null)}
        onLeave={input.leave}
        onProblem={onProblem}
        inputRef={input.ref}
        inputProps={{ name: input.path, required: input.isRequired, ...describedBy(input) }}
      />
    </FieldFrame>
  );
}
