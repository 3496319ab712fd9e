import type { AnyField } from '../../core/fields/field.ts';
import { useFormScope } from './formScope.ts';
import { useCondition } from './useCondition.ts';

/** Whether a field must be filled in as the form stands now. A stored password stays when its field is left empty. */
export function useIsRequired(field: AnyField): boolean {
  const { record } = useFormScope();
  const isRequiredNow = useCondition(field.requiredWhen) && field.requiredWhen !== undefined;
  if (field.kind === 'password' && record?.id) return false;
  return field.required === true || isRequiredNow;
}
