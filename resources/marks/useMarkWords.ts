import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatDateTime, NOTHING } from '../../src/admin/format/format.ts';
import { isolated } from '../../src/admin/format/names.ts';
import type { StoredMark } from './sendCells.ts';
import { shownMark, shownText } from './writing.ts';

/** Says who entered a mark and when; and both marks where two people entered one. */
export function useMarkWords() {
  const translate = useTranslate();
  const conventions = useConventions();
  const whoOf = ({ changed_by, changed_at }: StoredMark) => ({
    name: isolated(changed_by ?? NOTHING),
    at: formatDateTime(changed_at, conventions),
  });
  return {
    entered: (mark: StoredMark) => translate('pages.entry.enteredBy', whoOf(mark)),
    both: (mine: string, theirs: StoredMark) =>
      translate('pages.entry.both', {
        mine: isolated(shownText(mine, conventions.locale) || NOTHING),
        theirs: isolated(shownMark(theirs, conventions.locale) || NOTHING),
        ...whoOf(theirs),
      }),
  };
}
