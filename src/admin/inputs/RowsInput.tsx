import { Icon } from '../icons/Icon.tsx';
import { Button } from '@mui/material';
import { type ComponentType, useMemo, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { ChildrenField } from '../../core/fields/field.ts';
import { initialValue } from '../../core/rules/readInput.ts';
import { alignmentOf } from '../fields/alignment.ts';
import { useWords } from '../fields/useWords.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FormScopeContext, useFormScope } from './formScope.ts';
import { RowInput } from './RowInput.tsx';
import { type FieldInputProps, useFieldInput } from './useFieldInput.ts';
import { useRowKeys } from './useRowKeys.ts';

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
