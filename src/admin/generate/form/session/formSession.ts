import { createContext, useContext } from 'react';
import type { Resource } from '../../../../core/resource.ts';
import type { AnyRecord } from '../../../format/values.ts';
import type { SuggestedNumbers } from './suggestedNumbers.ts';

/** The form on the screen, as its buttons and notes see it. */
export interface FormSession {
  readonly resource: Resource;
  readonly record: AnyRecord | undefined;
  readonly isSaving: boolean;
  /** The record can no longer be changed; what is typed is there to be copied. */
  readonly isLocked: boolean;
  /** What the server refused and no field of the form stands for. */
  readonly problems: readonly string[];
  /** The numbers that the form of a new record began with by itself. */
  readonly suggested?: SuggestedNumbers;
  /** Has the next save followed by an empty form. */
  readonly stay: () => void;
  readonly cancel: () => void;
}

export const FormSessionContext = createContext<FormSession | undefined>(undefined);

export function useFormSession(): FormSession {
  const session = useContext(FormSessionContext);
  if (!session) throw new Error('This stands outside of a form');
  return session;
}
