import type { ReferenceField } from '../../core/fields/field.ts';
import { embedKey } from '../../core/resource.ts';
import { isObject } from '../fields/values.ts';
import { describedBy } from './describedBy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormScope } from './formScope.ts';
import { ReferencePicker } from './ReferencePicker.tsx';
import { type FieldInputProps, useFieldInput } from './useFieldInput.ts';
import { useOffered } from './useOffered.ts';
import { usePreset } from './usePreset.ts';

export function ReferenceInput({ field, name }: FieldInputProps<ReferenceField>) {
  const input = useFieldInput({ field, name });
  const { record } = useFormScope();
  const filter = useOffered({ field, onNarrowed: () => input.change(null) });
  const embedded = record?.[embedKey(name)];
  const preset = usePreset({ field, path: input.path, value: input.value, isNew: record === undefined });
  const begun = preset && { id: preset.id, name: preset.title };
  const known = isObject(embedded) ? { id: Number(embedded.id), name: String(embedded.name) } : begun;
  return (
    <FieldFrame input={input}>
      <ReferencePicker
        id={input.id}
        target={field.target}
        filter={filter}
        canCreate
        value={typeof input.value === 'number' ? input.value : null}
        known={known}
        onPick={(option) => input.change(option?.id ?? null)}
        onLeave={input.leave}
        inputRef={input.ref}
        inputProps={{ name: input.path, required: input.isRequired, ...describedBy(input) }}
      />
    </FieldFrame>
  );
}
