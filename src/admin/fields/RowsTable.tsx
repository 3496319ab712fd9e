import type { ComponentType } from 'react';
import type { ChildrenField } from '../../core/fields/field.ts';
import { isObject } from '../../core/isObject.ts';
import { alignmentOf } from './alignment.ts';
import type { FieldValueProps } from './FieldValue.tsx';
import { useWords } from './useWords.ts';

interface RowsTableProps {
  readonly field: ChildrenField;
  readonly name: string;
  readonly rows: unknown;
  /** Shows the value in a cell; given, because a row's values are shown as a record's are. */
  readonly Value: ComponentType<FieldValueProps>;
}

/** The rows that belong to a record, as a table of their own. */
export function RowsTable({ field, name, rows, Value }: RowsTableProps) {
  const words = useWords();
  const columns = Object.entries(field.fields);
  // Rows have no identity but their place.
  const shown = (Array.isArray(rows) ? rows.filter(isObject) : []).map((row, index) => ({ key: `row ${index}`, row }));
  return (
    <div className="field-rows">
      <table aria-label={words.label(name)}>
        <thead>
          <tr>
            {columns.map(([key, each]) => (
              <th key={key} scope="col" data-align={alignmentOf(each)}>
                {words.label(`${name}.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key: place, row }) => (
            <tr key={place}>
              {columns.map(([key, each]) => (
                <td key={key} data-align={alignmentOf(each)}>
                  <Value field={each} name={key} record={row} isCell />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
