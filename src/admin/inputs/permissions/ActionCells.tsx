import type { ReactNode } from 'react';
import { COLUMNS } from './permissionRows.ts';

interface ActionCellsProps {
  /** Those that there are on the subject of the row. */
  readonly actions: readonly string[];
  readonly box: (action: string) => ReactNode;
}

/** The boxes of a row: the usual actions in columns of their own, all others in the last. */
export function ActionCells({ actions, box }: ActionCellsProps) {
  return (
    <>
      {COLUMNS.map((action) => (
        <td key={action} data-empty={!actions.includes(action)}>
          {actions.includes(action) && box(action)}
        </td>
      ))}
      <td className="permission-more">
        {actions.filter((action) => !(COLUMNS as readonly string[]).includes(action)).map(box)}
      </td>
    </>
  );
}
