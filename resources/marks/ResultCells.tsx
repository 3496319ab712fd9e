import { NOTHING } from '../../src/admin/format/format.ts';
import { type ShownRow, useShownResult } from './useShownResult.ts';

/** The result in columns of its own. */
export function ResultCells({ grid, row }: ShownRow) {
  const { total, percent, letter, isFailed } = useShownResult({ grid, row });
  return (
    <>
      <td className="entry-number">{total ?? NOTHING}</td>
      <td className="entry-number entry-percent">{percent ?? NOTHING}</td>
      <td className="entry-letter" data-failed={isFailed}>
        <bdi>{letter ?? NOTHING}</bdi>
      </td>
    </>
  );
}
