import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { markChanges } from '../../../schemas/exams/markCalls.ts';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatDateTime, formatPlainNumber, NOTHING } from '../../../src/admin/format/format.ts';
import { isolated } from '../../../src/admin/format/names.ts';
import { ApiError } from '../../../src/admin/http/apiError.ts';
import type { Answered } from '../../../src/core/calls/defineCall.ts';
import { isObject } from '../../../src/core/isObject.ts';

type Mark = Answered<typeof markChanges>['marks'][number];
interface Value {
  readonly mark?: unknown;
  readonly is_absent?: unknown;
}

/** What somebody else corrected a mark to, as long as that mark is chosen; whoever sends again has seen it. */
export function useConflictingMark(chosen: string) {
  const translate = useTranslate();
  const conventions = useConventions();
  const [found, setFound] = useState<{ readonly of: string; readonly mark: Mark }>();
  const shown = ({ mark, is_absent }: Value): string => {
    if (is_absent === 1) return isolated(translate('pages.results.absentMark'));
    return isolated(typeof mark === 'number' ? formatPlainNumber(mark, conventions) : String(mark ?? NOTHING));
  };
  return {
    theirs: found?.of === chosen ? found.mark : undefined,
    /** Keeps the mark that a refusal carries; throws every other error again, also that the mark is gone. */
    refused: (error: unknown): undefined => {
      const current = error instanceof ApiError ? error.body.current : undefined;
      if (!Array.isArray(current)) throw error;
      const mark = markIn(current);
      setFound(mark && { of: chosen, mark });
      if (!mark) throw error;
      return undefined;
    },
    /** Both values, and who entered the other when. */
    both: (mine: Value, theirs: Mark): string =>
      translate('pages.entry.both', {
        mine: shown(mine),
        theirs: shown(theirs),
        name: isolated(theirs.changed_by ?? NOTHING),
        at: formatDateTime(theirs.changed_at, conventions),
      }),
  };
}

function markIn([mark]: readonly unknown[]): Mark | undefined {
  return isObject(mark) && Number.isInteger(mark.row_version) ? (mark as Mark) : undefined;
}
