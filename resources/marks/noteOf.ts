import type { Conventions } from '../../src/admin/format/conventions.ts';
import { isolated } from '../../src/admin/format/names.ts';
import { isEntered, valueIn } from './cellText.ts';
import type { CellView } from './gridCells.ts';
import { shownMark } from './writing.ts';

interface NoteWords {
  readonly translate: (key: string, params?: Readonly<Record<string, unknown>>) => string;
  readonly locale: Conventions['locale'];
}

/** What there is to say of a cell beside its mark: why it is refused and what is stored instead, or that it is unusual. */
export function noteOf(view: CellView, { translate, locale }: NoteWords): string | undefined {
  const { state, reason, theirs, stored, unusual } = view;
  if (state === 'refused' && reason !== undefined) {
    if (!isEntered(valueIn(stored))) return reason;
    return `${reason} ${translate('pages.entry.storedIs', { mark: isolated(shownMark(stored, locale)) })}`;
  }
  if (theirs) return translate('pages.entry.conflict');
  return unusual && translate(`pages.entry.${unusual}Unusual`);
}
