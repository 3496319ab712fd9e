import { useWatch } from 'react-hook-form';
import { useFormScope } from '../formScope.ts';

/** Whether the form requires the second factor of a role that has not required it so far. */
export function useSecondFactorRequired(): boolean {
  const { record } = useFormScope();
  const entered: unknown = useWatch({ name: 'requires_second_factor' });
  return Number(entered) === 1 && Number(record?.requires_second_factor) !== 1;
}
