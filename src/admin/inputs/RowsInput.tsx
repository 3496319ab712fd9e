import { Icon } from '../icons/Icon.tsx';
import { Button } from '@mui/material';
import { type ComponentType, useMemo, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { ChildrenField } from '../../core/fields/field.ts';
import { initialValue } from '../../core/rules/readInput.ts';
import { alignmentOf } from '../fields/alignment.ts';
import { useWords } from '../fields/useWords.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { FormScopeContext, useFormScope } from './field/formScope.ts';
import { RowInput } from './RowInput.tsx';
import { type FieldInputProps, useFieldInput } from './field/useFieldInput.ts';

interface RowsInputProps extends FieldInputProps<ChildrenField> {
  readonly Input: ComponentType<FieldInputProps>;
}

/** Rows that belong to the record: added, filled in, moved and taken out again. */
export function RowsInput({ field, name, Input }: RowsInputProps) {
  const input = useFieldInput({ field, name });
  const scope = useFormScope();
  const words = useWords();
  const translate = useTranslate();
  const { setFocus } = useFormContext();
  const { fields: rows, append, remove, swap } = useFieldArray({ name });
  const keys = useRowKeys(rows.length);
  const addButton = useRef<HTMLButtonElement>(null);
  const columns = Object.entries(field.fields);
  const isFull = field.max !== undefined && rows.length >= field.max;

  const add = () => {
    const first = columns[0]?.[0];
    const empty = Object.fromEntries(columns.map(([key, each]) => [key, initialValue(each, scope.today)]));
    append(empty, { shouldFocus: false });
    if (first) setTimeout(() => setFocus(`${name}.${rows.length}.${first}`));
  };
  const take = (index: number) => {
    keys.remove(index);
    remove(index);
    addButton.current?.focus();
  };

  const exchange = (index: number, other: number) => {
    keys.swap(index, other);
    swap(index, other);
  };

  return (
    <FieldFrame input={input} isGroup>
      {rows.length > 0 && (
        <div className="input-rows">
          <table aria-labelledby={`${input.id}-label`}>
            <thead>
              <tr>
                {columns.map(([key, each]) => (
                  <th key={key} scope="col" data-align={alignmentOf(each)} data-required={each.required}>
                    {words.label(`${name}.${key}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="unseen">{translate('screens.rows.tools')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((_, index) => (
                <RowScope key={keys.of(index)} list={name} index={index}>
                  <RowInput
                    field={field}
                    place={index + 1}
                    onUp={index > 0 ? () => exchange(index, index - 1) : undefined}
                    onDown={index < rows.length - 1 ? () => exchange(index, index + 1) : undefined}
                    onRemove={() => take(index)}
                    Input={Input}
                  />
                </RowScope>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Button
        ref={addButton}
        size="small"
        variant="outlined"
        className="input-add"
        startIcon={<Icon name="Add" />}
        disabled={isFull}
        aria-describedby={`${input.id}-label`}
        onClick={add}
      >
        {translate('screens.rows.add')}
      </Button>
    </FieldFrame>
  );
}

function RowScope({
  list,
  index,
  children,
}: {
  readonly list: string;
  readonly index: number;
  readonly children: React.ReactNode;
}) {
  const scope = useFormScope();
  const inner = useMemo(() => ({ ...scope, row: { list, index } }), [scope, list, index]);
  return <FormScopeContext.Provider value={inner}>{children}</FormScopeContext.Provider>;
}

/**
 * What tells rows apart: the same for a row wherever it is moved, and for its place when the record arrives afresh. The
 * keys of the form's library are others then, and whoever types in a row would lose it.
 */
function useRowKeys(count: number) {
  const keys = useRef<number[]>([]);
  const made = useRef(0);
  const { current } = keys;
  while (current.length < count) current.push(made.current++);
  current.length = count;
  return {
    of: (index: number) => current[index],
    remove: (index: number) => void current.splice(index, 1),
    swap: (index: number, other: number) => {
      [current[index], current[other]] = [current[other] as number, current[index] as number];
    },
  };
}
