import { useFormContext } from 'react-hook-form';
import { enterPermissions, type ReferenceField } from '../../core/fields/field.ts';
import { isFilled } from '../../core/conditions.ts';
import { isObject } from '../../core/isObject.ts';
import { takesTogether, type TakingReference } from '../../core/madeTogether.ts';
import { fieldOf } from '../../core/resource.ts';
import { templateFields } from '../../core/titles.ts';
import { initialValue } from '../../core/rules/readInput.ts';
import { useRegistry } from '../product/product.ts';
import { useMay } from '../providers/ability.ts';
import { useHasOwnCalls } from '../providers/backEnd.ts';
import { useFormScope } from './field/formScope.ts';
import type { FieldInputState } from './field/useFieldInput.ts';

interface BeginOptions {
  /** Called in the place of putting the focus into the record where nothing is left that it needs. */
  readonly onWhole?: () => void;
}

interface TogetherState {
  /** Whether a record may be given in the place of one that is there. */
  readonly isPossible: boolean;
  readonly isGiven: boolean;
  readonly field: TakingReference;
  /** The fields that the caller may fill in. */
  readonly shown: readonly string[];
  readonly begin: (given?: Readonly<Record<string, unknown>>, options?: BeginOptions) => void;
  /** Begins it with its title; undefined where the title is not among its fields. */
  readonly beginNamed: ((title: string) => void) | undefined;
  readonly end: () => void;
}

/** Gives a new record in the place of a chosen one, to be made together with the form's. */
export function useTogether({
  field,
  input,
}: {
  readonly field: ReferenceField;
  readonly input: Pick<FieldInputState, 'path' | 'value' | 'change'>;
}): TogetherState {
  const registry = useRegistry();
  const may = useMay();
  const hasOwnCalls = useHasOwnCalls();
  const isTaking = takesTogether(field);
  const names = isTaking ? field.madeWith : [];
  const { setFocus } = useFormContext();
  const { today } = useFormScope();
  const target = registry.get(field.target);
  const shown = names.filter((name) => {
    const inner = fieldOf(target, name);
    return inner && enterPermissions(inner, { isNew: true }).every((action) => may(target, action));
  });
  const initialOf = (name: string) => {
    const inner = fieldOf(target, name);
    return inner ? initialValue(inner, today) : null;
  };
  const [title = ''] = templateFields(target.title);
  const begin: TogetherState['begin'] = (given = {}, { onWhole } = {}) => {
    input.change(Object.fromEntries(shown.map((name) => [name, given[name] ?? initialOf(name)])));
    const first = shown.find((name) => !(name in given)) ?? shown[0];
    const isWhole = shown.every((name) => isFilled(given[name]) || !fieldOf(target, name)?.required);
    // What was pressed gives way to the fields, which are there only then.
    setTimeout(() => {
      if (isWhole && onWhole) onWhole();
      else if (first !== undefined) setFocus(`${input.path}.${first}`);
    });
  };
  const isNamed = shown.includes(title) && fieldOf(target, title)?.kind === 'text';
  return {
    isPossible: isTaking && hasOwnCalls && may(target, 'create'),
    shown,
    isGiven: isTaking && isObject(input.value),
    field: field as TakingReference,
    begin,
    beginNamed: isNamed ? (typed) => begin({ [title]: typed }) : undefined,
    end: () => {
      input.change(null);
      setTimeout(() => setFocus(input.path));
    },
  };
}
