import { NativeSelect, OutlinedInput } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { registry } from '../../schemas/index.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { fieldOf } from '../../src/core/resource.ts';
import { PARTS_OF_A_CELL, setMark, setPassRule } from './changes.ts';
import type { Column } from './columns.ts';
import { MarkInput } from './MarkInput.tsx';
import { cellKey, type Refusals, withoutCell } from './refusals.ts';
import {
  cellOf,
  fullMarksOf,
  isEmptyCell,
  markOf,
  type Part,
  type PassRule,
  type SubjectRow,
  type Writing,
} from './sheet.ts';
import type { ChangeSheet } from './SheetTable.tsx';

interface SubjectLineProps {
  readonly row: SubjectRow;
  readonly index: number;
  readonly columns: readonly Column[];
  readonly refusals: Refusals;
  readonly writing: Writing;
  /** Although a group is chosen. */
  readonly isForEveryGroup: boolean;
  readonly isReadOnly: boolean;
  readonly isSaving: boolean;
  readonly change: ChangeSheet;
}

const PARTS: readonly { readonly part: Part; readonly label: string }[] = [
  { part: 'full', label: 'components.full_mark' },
  { part: 'pass', label: 'components.pass_mark' },
];

/** A subject: its marks by component, their sum, and what must be reached to pass. One that nobody types in stays as it is drawn. */
export const SubjectLine = memo(function SubjectLine(props: SubjectLineProps) {
  const { row, index, columns, refusals, writing, isForEveryGroup, isReadOnly, isSaving, change } = props;
  const translate = useTranslate();
  const { label, option, conventions } = useWords();
  const { subject, marks } = row;
  const refused = refusals.subjects[subject.id];
  // The refusal of an emptied subject says that its components are missing, and not what to do instead.
  const isEmptied = columns.every(({ key }) => isEmptyCell(cellOf(row, key)));
  const problem = refused && isEmptied ? translate('pages.marks.emptied') : refused;
  const rules = fieldOf(registry.get('markDistribution'), 'pass_rule');
  const type = (slot: number, key: string) => (typed: string) =>
    change(
      (sheet) => setMark(sheet, { row: index, slot }, typed),
      (before) => withoutCell(before, key, subject.id),
    );
  const tidy = (typed: string): string => {
    const mark = markOf(typed, writing.groupSign);
    return typeof mark === 'number' ? writing.show(mark) : (mark ?? '');
  };

  return (
    <tr>
      <th scope="row" className="marks-subject">
        <span className="sheet-name">{subject.name}</span>
        <span className="marks-code">
          <bdi>{subject.code}</bdi>
          {isForEveryGroup && <span className="marks-chip">{translate('pages.marks.everyGroup')}</span>}
        </span>
        {isReadOnly && <span className="marks-note">{translate('pages.marks.noUpdate')}</span>}
        {problem && <span className="marks-problem">{problem}</span>}
      </th>
      {columns.flatMap((column, place) =>
        PARTS.map(({ part, label: name }, offset) => {
          const slot = place * PARTS_OF_A_CELL + offset;
          const key = cellKey({ subject: subject.id, column: column.key, part });
          const highest = part === 'full' ? marks[column.key] : undefined;
          return (
            <td key={key} className={part === 'pass' ? 'marks-cell marks-part-last' : 'marks-cell'}>
              <MarkInput
                row={index}
                slot={slot}
                value={cellOf(row, column.key)[part]}
                label={`${label(name)}: ${column.name}, ${subject.name}`}
                placeholder={part === 'pass' && cellOf(row, column.key).full.trim() !== '' ? '0' : undefined}
                problem={refusals.cells[key]}
                highest={highest === undefined ? undefined : formatPlainNumber(highest, conventions)}
                isReadOnly={isReadOnly || isSaving}
                isWhole={part === 'full'}
                onType={type(slot, key)}
                onTidy={tidy}
              />
            </td>
          );
        }),
      )}
      <td className="marks-rule">
        <NativeSelect
          input={<OutlinedInput size="small" />}
          value={row.passRule}
          disabled={isReadOnly || isSaving}
          inputProps={{ 'aria-label': `${label('pass_rule')}: ${subject.name}` }}
          onChange={({ target }) => change((sheet) => setPassRule(sheet, index, target.value as PassRule))}
        >
          {rules?.kind === 'choice' &&
            rules.options.map(({ name, value }) => (
              <option key={name} value={value}>
                {option('pass_rule', name)}
              </option>
            ))}
        </NativeSelect>
      </td>
      <td className="marks-total">
        {formatPlainNumber(fullMarksOf(row, { columns }, writing.groupSign), conventions)}
      </td>
    </tr>
  );
});
