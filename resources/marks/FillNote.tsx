import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { isolated, listed } from '../../src/admin/format/names.ts';
import { ConfirmDialog } from '../../src/admin/generate/shared/ConfirmDialog.tsx';
import type { FillResult, UnplacedValue } from './fill.ts';
import type { useFilling } from './useFilling.ts';

interface FillNoteProps {
  readonly filling: ReturnType<typeof useFilling>;
  /** The components of the sheet. */
  readonly names: readonly string[];
  readonly isReadOnly: boolean;
}

/** What was pasted or read last, what it replaced, and what had no cell; or why it could not be read. */
export function FillNote({ filling: { filling, close, undo, fillLines }, names, isReadOnly }: FillNoteProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  if (!filling) return null;
  if ('filled' in filling)
    return (
      <FilledNote
        filled={filling.filled}
        names={names}
        onClose={close}
        onUndo={isReadOnly ? undefined : () => undo(filling.filled)}
      />
    );
  if ('takenBack' in filling)
    return (
      <Alert severity="info" onClose={close}>
        {translate('pages.entry.takenBack', { count: formatPlainNumber(filling.takenBack, conventions) })}
      </Alert>
    );
  if ('problem' in filling)
    return (
      <Alert severity="error" onClose={close}>
        {filling.problem}
      </Alert>
    );
  return (
    <ConfirmDialog
      isOpen={!isReadOnly}
      title={translate('pages.entry.otherSheet')}
      text={translate('pages.entry.otherSheetText', { name: isolated(filling.other) })}
      confirmLabel={translate('pages.entry.enterAnyway')}
      tone="error"
      onConfirm={() => fillLines(filling.lines)}
      onCancel={close}
    />
  );
}

interface FilledNoteProps {
  readonly filled: FillResult;
  readonly names: readonly string[];
  readonly onClose: () => void;
  readonly onUndo: (() => void) | undefined;
}

function FilledNote({ filled, names, onClose, onUndo }: FilledNoteProps) {
  const { entered, replaced, unchanged, erased, wrong, left, lacks } = filled;
  const translate = useTranslate();
  const conventions = useConventions();
  const count = (value: number) => formatPlainNumber(value, conventions);
  const placeOf = ({ who, row }: UnplacedValue) => {
    if (who !== undefined) return isolated(who);
    return row === undefined ? '' : translate('pages.entry.leftRow', { row: count(row) });
  };
  const byPlace = new Map<string, string[]>();
  for (const each of left.slice(0, SHOWN_LEFT))
    byPlace.set(placeOf(each), [...(byPlace.get(placeOf(each)) ?? []), each.value]);
  const shownLeft = [...byPlace].map(([place, given]) => {
    const values = listed(given, conventions);
    return place === '' ? values : translate('pages.entry.leftAt', { place, values });
  });
  return (
    <Alert severity={lacks || erased > 0 || wrong > 0 || left.length > 0 ? 'warning' : 'info'} onClose={onClose}>
      {translate('pages.entry.filled', { count: count(entered) })}{' '}
      {replaced > 0 && translate('pages.entry.replaced', { count: count(replaced) })}{' '}
      {unchanged > 0 && translate('pages.entry.unchanged', { count: count(unchanged) })}{' '}
      {erased > 0 && translate('pages.entry.erased', { count: count(erased) })}{' '}
      {wrong > 0 && translate('pages.entry.wrong', { count: count(wrong) })}{' '}
      {lacks && translate(`pages.entry.lacks.${lacks}`, { names: listed(names, conventions) })}{' '}
      {left.length > 0 && (
        <>
          {translate('pages.entry.left', { count: count(left.length) })} {shownLeft.join(' · ')}
        </>
      )}
      {onUndo && filled.changes.length > 0 && (
        <Button size="small" color="inherit" onClick={onUndo}>
          {translate('pages.entry.restore')}
        </Button>
      )}
    </Alert>
  );
}

const SHOWN_LEFT = 20;
