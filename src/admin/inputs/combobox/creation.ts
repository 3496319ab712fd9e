import { useState } from 'react';
import { isImported, type Resource } from '../../../core/resource.ts';
import { templateFields } from '../../../core/titles.ts';
import { useMay } from '../../providers/ability.ts';
import { useRegistry } from '../../product/product.ts';

/** Stands in a combobox's list for a record that is not there yet. */
export const NEW_ID = 0;

/** What begins a record that is made while another is entered. */
export interface Creation {
  /** Whether the user may make one, in a dialog over the form. */
  readonly isPossible: boolean;
  /** What the new record begins with, while its dialog is open. */
  readonly given: Readonly<Record<string, unknown>> | undefined;
  /** What is offered where it is made: it must be one of these to be chosen. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** Opens the dialog with what was typed as the title. */
  readonly begin: (typed: string) => void;
  readonly end: () => void;
}

interface CreationOptions {
  readonly target: string;
  /** What is offered: what is made here belongs to it. */
  readonly filter: Readonly<Record<string, unknown>> | undefined;
  readonly isWanted: boolean;
}

export function useCreation({ target, filter = {}, isWanted }: CreationOptions): Creation {
  const may = useMay();
  const registry = useRegistry();
  const [given, setGiven] = useState<Creation['given']>();
  const resource = registry.get(target);
  return {
    isPossible: isWanted && isImported(resource) && may(resource, 'create'),
    given,
    filter,
    begin: (typed) => setGiven(startOf(resource, filter, typed)),
    end: () => setGiven(undefined),
  };
}

/** A new record as what was typed, and what is offered, have it. */
export function startOf(
  resource: Resource,
  filter: Readonly<Record<string, unknown>>,
  typed: string,
): Record<string, unknown> {
  const [title = ''] = templateFields(resource.title);
  const isText = resource.fields[title]?.kind === 'text';
  const fitting = Object.entries(filter).filter(([name, value]) => resource.fields[name] && typeof value !== 'object');
  return { ...Object.fromEntries(fitting), ...(isText && { [title]: typed }) };
}
