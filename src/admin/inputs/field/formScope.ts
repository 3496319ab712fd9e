import { createContext, useContext } from 'react';
import type { TakingReference } from '../../../core/madeTogether.ts';
import type { TypedChoices } from './typedChoices.ts';
import type { AnyRecord } from '../../format/values.ts';

/** Where in a form an input stands, and what its rules need to know besides the form's values. */
export interface FormScope {
  /** The record as it is stored; none when one is made. */
  readonly record: AnyRecord | undefined;
  /** The day it is at the institute. */
  readonly today: string;
  /** What is typed in the form's choosers and not chosen yet. */
  readonly choices?: TypedChoices;
  /** Set inside a child row: the list's field and the row's place in it. */
  readonly row?: { readonly list: string; readonly index: number };
  /** Set inside a record that is made together with the form's. */
  readonly part?: FormPart;
}

/** A record that is made together with another: the reference that it is for, and where that stands. */
export interface FormPart {
  readonly name: string;
  readonly field: TakingReference;
  readonly outer: FormScope;
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

/** Needs a form of the generator above. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('An input stands outside of a form');
  return scope;
}

/** The name of a field in the form's values: `amount`, or `rows.0.amount` in a child row. */
export function pathIn({ row, part }: FormScope, name: string): string {
  if (part !== undefined) return `${pathIn(part.outer, part.name)}.${name}`;
  return row ? `${row.list}.${row.index}.${name}` : name;
}

/** Where in the form's values the value stands that a field of a record that is made with it has where it is left empty. */
export function inheritedPath({ part }: FormScope, name: string): string | undefined {
  const source = part?.field.madeFrom?.[name];
  return part && source !== undefined ? pathIn(part.outer, source) : undefined;
}

/** The name of a field in the languages: `amount`, or `rows.amount` in a child row. */
export function labelKeyIn({ row }: FormScope, name: string): string {
  return row ? `${row.list}.${name}` : name;
}
