import { type ComponentType, createContext, type RefObject } from 'react';
import type { AnyField } from '../../../../core/fields/field.ts';
import type { AnyRecord } from '../../../format/values.ts';
import type { AddingMessages } from '../../../login/addingMessages.ts';

interface HelpedField {
  readonly field: AnyField;
  readonly name: string;
}

/** Asked before a new record is saved: answers whether it is to be. */
export type SaveGuard = (entered: AnyRecord) => Promise<boolean>;

/** What helps to fill in a form: it comes when the form is there and the browser has nothing else to do. */
export interface FormHelp {
  readonly BeforeField: ComponentType<HelpedField>;
  readonly BesideField: ComponentType<HelpedField>;
  readonly NumbersOffered: ComponentType;
  readonly SectionNav: ComponentType;
  readonly SimilarQuestion: ComponentType<{ readonly guard: RefObject<SaveGuard | undefined> }>;
  readonly texts: AddingMessages;
}

export const FormHelpContext = createContext<FormHelp | undefined>(undefined);
