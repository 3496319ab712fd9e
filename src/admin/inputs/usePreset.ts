import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Condition } from '../../core/conditions.ts';
import type { ReferenceField } from '../../core/fields/field.ts';
import { useConventions } from '../fields/useConventions.ts';
import type { UserData } from '../auth/userData.ts';
import { useAccount } from '../providers/ability.ts';
import { onlyFilter } from './onlyFilter.ts';
import { type ReferenceOption, optionOf } from './combobox/useReferenceOptions.ts';
import { useRegistry } from '../product/product.ts';

interface PresetOptions {
  readonly field: ReferenceField;
  /** Its path in the form's values. */
  readonly path: string;
  readonly value: unknown;
  readonly isNew: boolean;
}

const ONE = { page: 1, perPage: 1 };

/** Begins a new record with the one that the declaration presets, unless something else is there already. Answers that one. */
export function usePreset({ field, path, value, isNew }: PresetOptions): ReferenceOption | undefined {
  const registry = useRegistry();
  const conventions = useConventions();
  const { getFieldState, resetField } = useFormContext();
  const { user } = useAccount();
  const { target, only } = field;
  const preset = presetOf(field, user);
  const isWanted = isNew && preset !== undefined;
  const { data } = useGetList(
    target,
    { pagination: ONE, filter: onlyFilter({ ...only, ...preset }) },
    { enabled: isWanted, retry: false },
  );
  const [record] = data ?? [];
  const option = isWanted && record ? optionOf(registry.get(target), record, conventions) : undefined;
  const id = option?.id;
  useEffect(() => {
    // Whoever has emptied the field wants it empty.
    if (id === undefined || (value ?? null) !== null || getFieldState(path).isDirty) return;
    resetField(path, { defaultValue: id });
  }, [id, path, value, getFieldState, resetField]);
  return option;
}

// Who has no such record of their own begins with none.
function presetOf({ target, preset }: ReferenceField, user: UserData | undefined): Condition | undefined {
  if (preset !== 'me') return preset;
  const own = user?.records?.find(({ resource }) => resource === target);
  return own && { id: [own.id] };
}
