import { memo } from 'react';
import { Thumbnail } from '../../src/admin/fields/Thumbnail.tsx';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPercent, formatPlainNumber, NOTHING } from '../../src/admin/format/format.ts';
import { roundReached } from '../../src/core/roundReached.ts';
import type { MarkGrid } from './grid.ts';
import { MarkCell } from './MarkCell.tsx';
import type { Entry } from './sendCells.ts';
import { useResult } from './useMarkGrid.ts';

interface StudentLineProps {
  readonly grid: MarkGrid;
  readonly row: number;
  readonly student: Entry['students'][number];
  readonly components: Entry['components'];
  readonly only: number | undefined;
  readonly isReadOnly: boolean;
}

/** A student: the marks by component, and what they come to. */
export const StudentLine = memo(function StudentLine(props: StudentLineProps) {
  const { grid, row, student, components, only, isReadOnly } = props;
  const { name, roll_no, photo, student_id } = student;
  const conventions = useConventions();
  return (
    <tr>
      <td className="entry-roll">{roll_no === null ? NOTHING : formatPlainNumber(roll_no, conventions)}</td>
      <th scope="row" className="entry-student">
        <Thumbnail path={photo} title={name} />
        <span>
          <bdi className="sheet-name">{name}</bdi>
          <bdi className="entry-id">{student_id}</bdi>
        </span>
      </th>
      {components.map((component, slot) =>
        only === undefined || only === slot ? (
          <MarkCell
            key={component.name}
            grid={grid}
            row={row}
            slot={slot}
            label={`${name}, ${component.name}`}
            isReadOnly={isReadOnly}
          />
        ) : null,
      )}
      {only === undefined && <ResultCells grid={grid} row={row} />}
    </tr>
  );
});

/** What the marks come to, as they are typed. */
function ResultCells({ grid, row }: Pick<StudentLineProps, 'grid' | 'row'>) {
  const result = useResult(grid, row);
  const conventions = useConventions();
  const total = result ? formatPlainNumber(Math.round(result.total * 100) / 100, conventions, undefined) : NOTHING;
  const percent = result?.percent === undefined ? NOTHING : formatPercent(roundReached(result.percent, 2), conventions);
  return (
    <>
      <td className="entry-number">{total}</td>
      <td className="entry-number entry-percent">{percent}</td>
      <td className="entry-letter" data-failed={result?.isFailed || undefined}>
        <bdi>{result?.letter ?? NOTHING}</bdi>
      </td>
    </>
  );
}
