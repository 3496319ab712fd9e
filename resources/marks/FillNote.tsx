import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPlainNumber, intlLocale } from '../../src/admin/format/format.ts';
import type { Filled } from './fill.ts';

/** What became of a block or a file, or why the file was not read. */
export type Filling = { readonly filled: Filled } | { readonly problem: string };

interface FillNoteProps {
  readonly filling: Filling;
  /** The components of the sheet. */
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** What was pasted or read last, what it replaced, and what had no cell; or why it could not be read. */
export function FillNote({ filling, ...props }: FillNoteProps) {
  if ('filled' in filling) return <FilledNote filled={filling.filled} {...props} />;
  return (
    <Alert severity="error" onClose={props.onClose}>
      {filling.problem}
    </Alert>
  );
}

interface FilledNoteProps extends Omit<FillNoteProps, 'filling'> {
  readonly filled: Filled;
}

function FilledNote({ filled, names, onClose }: FilledNoteProps) {
  const { entered, replaced, erased, left, lacks } = filled;
  const translate = useTranslate();
  const conventions = useConventions();
  const count = (value: number) => formatPlainNumber(value, conventions);
  const listed = new Intl.ListFormat(intlLocale(conventions.locale)).format(names);
  return (
    <Alert severity={lacks || erased > 0 || left.length > 0 ? 'warning' : 'info'} onClose={onClose}>
      {translate('pages.entry.filled', { count: count(entered) })}{' '}
      {replaced > 0 && translate('pages.entry.replaced', { count: count(replaced) })}{' '}
      {erased > 0 && translate('pages.entry.erased', { count: count(erased) })}{' '}
      {lacks && translate(`pages.entry.lacks.${lacks}`, { names: listed })}{' '}
      {left.length > 0 && (
        <>
          {translate('pages.entry.left', { count: count(left.length) })}{' '}
          <bdi>{left.slice(0, SHOWN_LEFT).join(' · ')}</bdi>
        </>
      )}
    </Alert>
  );
}

const SHOWN_LEFT = 20;
