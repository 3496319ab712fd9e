import { useEffect, useEffectEvent, useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { type AnyField, isDemanded } from '../../../core/fields/field.ts';
import { isFilled } from '../../../core/conditions.ts';
import { isObject } from '../../../core/isObject.ts';
import { filledTogether } from '../../../core/madeTogether.ts';
import { fieldProblems } from '../../../core/rules/readInput.ts';
import { fieldHelp, newPasswordHelp } from '../../format/labels.ts';
import { useShownResource, useWords } from '../../fields/useWords.ts';
import type { AnyRecord } from '../../format/values.ts';
import { type FormScope, labelKeyIn, pathIn, inheritedPath, useFormScope } from './formScope.ts';
import { ruleRecord } from './ruleRecord.ts';
import { useCondition } from './useCondition.ts';
import { useProblemText } from './useProblemText.ts';

export interface FieldInputProps<F extends AnyField = AnyField> {
  readonly field: F;
  readonly name: string;
}

/** All that an input needs to show and change one field of the form. */
export interface FieldInputState {
  readonly id: string;
  /** Its place in the form's values. */
  readonly path: string;
  readonly label: string;
  readonly help: string;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly value: unknown;
  /** What counts where the field is left empty: what is taken over from the form's own record. */
  readonly placeholder: string | undefined;
  readonly change: (value: unknown) => void;
  readonly leave: () => void;
  /** Takes the element that gets the focus when the field is wrong. */
  readonly ref: (element: HTMLElement | null) => void;
}

interface FieldInputOptions extends FieldInputProps {
  /** What is wrong with the input besides its value. */
  readonly ownProblem?: () => string | undefined;
}

/** Ties an input to its field in the form: value, label, rules of the declaration, and what the server refused. */
export function useFieldInput({ field, name, ownProblem }: FieldInputOptions): FieldInputState {
  const scope = useFormScope();
  const words = useWords();
  const resource = useShownResource();
  const translate = useTranslate();
  const problemText = useProblemText();
  const path = pathIn(scope, name);
  const labelKey = labelKeyIn(scope, name);
  const { getFieldState, trigger } = useFormContext();
  const id = useId();
  const helpOf = field.kind === 'password' && scope.record?.id === undefined ? newPasswordHelp : fieldHelp;
  const placeholder = useInheritedValue(scope, name);
  const isCounted = scope.record === undefined && !scope.row && !scope.part && 'next' in field && Boolean(field.next);
  const isRequired = useIsRequired(field) && !isCounted;
  useRecheckOnceOptional(path, isRequired);

  const { field: control, fieldState } = useController({
    name: path,
    rules: {
      validate: (_, values: AnyRecord) => {
        const own = ownProblem?.();
        if (own) return own;
        // What is left empty gets the next number.
        if (isCounted && !isFilled(values[name])) return true;
        const record = ruleRecord(recordIn(scope, values), { [name]: field });
        const [problem] = fieldProblems({
          name,
          field,
          record,
          existing: scope.row ? undefined : scope.record,
          today: scope.today,
        });
        return problem ? problemText(problem, labelKey) : true;
      },
    },
  });

  return {
    id,
    path,
    label: words.label(labelKey),
    help: field.help ? helpOf(translate, resource.name, labelKey) : '',
    error: fieldState.error?.message,
    isRequired,
    value: control.value,
    placeholder,
    change: (value) => control.onChange(value === '' ? null : value),
    leave: () => {
      control.onBlur();
      // Whoever only passes through a field is not told that it is still empty.
      if (getFieldState(path).isDirty) void trigger(path);
    },
    ref: control.ref,
  };
}

/** Whether a field must be filled in as the form stands now. A stored password stays when its field is left empty. */
function useIsRequired(field: AnyField): boolean {
  const { record } = useFormScope();
  const isRequiredNow = useCondition(field.requiredWhen) && field.requiredWhen !== undefined;
  if (field.kind === 'password' && record?.id) return false;
  return isDemanded(field) || isRequiredNow;
}

/** Has an empty field checked anew once it is no longer required: nobody is told of a demand that has been met elsewhere. */
function useRecheckOnceOptional(path: string, isRequired: boolean): void {
  const { getFieldState, trigger } = useFormContext();
  const checkAnew = useEffectEvent(() => {
    // What the server said stays until the field is changed.
    if (getFieldState(path).error?.type === 'validate') void trigger(path);
  });
  useEffect(() => {
    if (!isRequired) checkAnew();
  }, [isRequired]);
}

function useInheritedValue(scope: FormScope, name: string): string | undefined {
  const source = inheritedPath(scope, name);
  const value: unknown = useWatch({ name: source ?? '', disabled: source === undefined });
  return source !== undefined && typeof value === 'string' ? value : undefined;
}

/** What the rules of an input look at: the record, the child row, or the record that is made together with it. */
function recordIn({ row, part, record }: FormScope, values: AnyRecord): AnyRecord {
  if (row) return rowOf(values, row);
  if (part === undefined) return { ...record, ...values };
  const outer = recordIn(part.outer, values);
  const made = outer[part.name];
  return filledTogether(part.field, isObject(made) ? made : {}, outer);
}

function rowOf(values: AnyRecord, { list, index }: { readonly list: string; readonly index: number }): AnyRecord {
  const rows = values[list];
  const row: unknown = Array.isArray(rows) ? rows[index] : undefined;
  return isObject(row) ? row : {};
}
