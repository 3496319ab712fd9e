import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ReferenceField } from '../../core/fields/field.ts';
import { onlyFilter } from './onlyFilter.ts';
import { type ReferenceOption, optionOf } from './useReferenceOptions.ts';

interface PresetQuestion {
  readonly field: ReferenceField;
  /** Its place in the form's values. */
  readonly path: string;
  readonly value: unknown;
  readonly isNew: boolean;
}

const ONE = { page: 1, perPage: 1 };

/** Begins a new record with the one that the declaration presets, unless something else is there already. Answers that one. */
export function usePreset({ field, path, value, isNew }: PresetQuestion): ReferenceOption | undefined {
  const { getFieldState, resetField } = useFormContext();
  const { target, preset, only } = field;
  const isWanted = isNew && preset !== undefined;
  const { data } = useGetList(target, { pagination: ONE, filter: onlyFilter({ ...only, ...preset }) }, { enabled: isWanted, retry: false });
  const [record] = data ?? [];
  const option = isWanted && record ? optionOf(target, record) : undefined;
  const id = option?.id;
  useEffect(() => {
    // Whoever has emptied the field wants it empty.
    if (id === undefined || (value ?? null) !== null || getFieldState(path).isDirty) return;
    resetField(path, { defaultValue: id });
  }, [id, path, value, getFieldState, resetField]);
  return option;
}
