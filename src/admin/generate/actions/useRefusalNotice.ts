import { useNotify } from 'react-admin';
import type { PossibleAction } from './possibleActions.ts';

/** Says why somebody else has to decide: a button that only fades tells it to nobody without a mouse. */
export function useRefusalNotice(): (refusal: NonNullable<PossibleAction['refusal']>) => void {
  const notify = useNotify();
  return (refusal) => notify(`server.${refusal}`, { type: 'warning' });
}
