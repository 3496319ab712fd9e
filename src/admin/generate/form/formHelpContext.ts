import { type ComponentType, createContext } from 'react';
import type { AnyField } from '../../../core/fields/field.ts';
import type { AddingMessages } from '../../login/addingMessages.ts';

interface OfField {
  readonly field: AnyField;
  readonly name: string;
}

/** What helps to fill in a form: it comes when the form is there and the browser has nothing else to do. */
export interface FormHelp {
  readonly BeforeField: ComponentType<OfField>;
  readonly BesideField: ComponentType<OfField>;
  readonly NumbersOffered: ComponentType;
  readonly SectionNav: ComponentType;
  readonly texts: AddingMessages;
}

export const FormHelpContext = createContext<FormHelp | undefined>(undefined);
