import { Button } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../icons/Icon.tsx';
import type { ReferenceField } from '../../core/fields/field.ts';
import { isObject } from '../../core/isObject.ts';
import { embedKey } from '../../core/resource.ts';
import { resourceLabel } from '../format/labels.ts';
import { TogetherFields } from './TogetherFields.tsx';
import { useTogether } from './useTogether.ts';
import { describedBy } from './field/describedBy.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { useFormScope } from './field/formScope.ts';
import { ReferencePicker } from './combobox/ReferencePicker.tsx';
import { useChooserInput } from './useChooserInput.ts';
import type { FieldInputProps } from './field/useFieldInput.ts';
import { useIsGivable } from './permissions/useIsGivable.ts';
import { useHolderFilter } from './useHolderFilter.ts';
import { useOffered } from './useOffered.ts';
import { usePreset } from './usePreset.ts';

interface ReferenceInputProps extends FieldInputProps<ReferenceField> {
  /** The input of a field of a record that is made together with the form's; given, because that is filled in as a record is. */
  readonly Input?: ComponentType<FieldInputProps>;
}

export function ReferenceInput({ field, name, Input }: ReferenceInputProps) {
  const { input, onProblem } = useChooserInput({ field, name });
  const { record } = useFormScope();
  const translate = useTranslate();
  const offered = useOffered({ field, onNarrowed: () => input.change(null) });
  const holder = useHolderFilter(name);
  const isOffered = useIsGivable(field.target);
  const embedded = record?.[embedKey(name)];
  const preset = usePreset({ field, path: input.path, value: input.value, isNew: record === undefined });
  const begun = preset && { id: preset.id, name: preset.title };
  const known = isObject(embedded) ? { id: Number(embedded.id), name: String(embedded.name) } : begun;
  const together = useTogether({ field, input });
  const canBegin = together.isPossible && Input !== undefined;
  if (together.isGiven && Input)
    return (
      <FieldFrame input={input} isGroup>
        <TogetherFields
          field={together.field}
          name={name}
          shown={together.shown}
          labelledBy={`${input.id}-label`}
          groupRef={input.ref}
          onUndo={together.end}
          Input={Input}
        />
      </FieldFrame>
    );
  return (
    <FieldFrame input={input}>
      <ReferencePicker
        id={input.id}
        target={field.target}
        filter={{ ...offered.filter, ...holder.filter }}
        path={input.path}
        isOffered={isOffered}
        isHeld={offered.isHeld || holder.isHeld}
        canCreate={!canBegin}
        onCreate={canBegin ? together.beginNamed : undefined}
        value={typeof input.value === 'number' ? input.value : null}
        known={known}
        onPick={(option) => input.change(option?.id ?? null)}
        onLeave={input.leave}
        onProblem={onProblem}
        inputRef={input.ref}
        inputProps={{ name: input.path, required: input.isRequired, ...describedBy(input) }}
      />
      {canBegin && (
        <Button
          size="small"
          variant="outlined"
          className="input-add"
          startIcon={<Icon name="Add" />}
          aria-describedby={`${input.id}-label`}
          onClick={() => together.begin()}
        >
          {translate('screens.form.createTitle', { name: resourceLabel(translate, field.target, 1) })}
        </Button>
      )}
    </FieldFrame>
  );
}
