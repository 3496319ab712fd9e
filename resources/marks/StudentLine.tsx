import { memo } from 'react';
import { Thumbnail } from '../../src/admin/fields/Thumbnail.tsx';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPlainNumber, NOTHING } from '../../src/admin/format/format.ts';
import type { MarkGrid } from './grid.ts';
import { MarkCell } from './MarkCell.tsx';
import { ResultCells } from './ResultCells.tsx';
import { ResultLine } from './ResultLine.tsx';
import type { Entry } from './sendCells.ts';

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
          {only !== undefined && <ResultLine grid={grid} row={row} components={components} />}
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
            locale={conventions.locale}
          />
        ) : null,
      )}
      {only === undefined && <ResultCells grid={grid} row={row} />}
    </tr>
  );
});
