import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { listed } from '../../src/admin/format/names.ts';
import type { FillResult } from './fill.ts';

interface FilledNoteProps {
  readonly filled: FillResult;
  readonly onClose: () => void;
}

/** What was filled in, what was not there, and what stayed because it has marks. */
export function FilledNote({ filled, onClose }: FilledNoteProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const sentences = [
    { key: 'filled', names: filled.filled },
    { key: 'missing', names: filled.missing },
    { key: 'kept', names: filled.kept },
  ].filter(({ names }) => names.length > 0);
  return (
    <Alert
      severity={filled.filled.length > 0 ? 'info' : 'warning'}
      onClose={onClose}
      closeText={translate('ra.action.close')}
    >
      {filled.filled.length === 0 && <p>{translate('pages.marks.noneFilled')}</p>}
      {filled.filled.length > 0 &&
        sentences.map(({ key, names }) => (
          <p key={key}>
            {translate(`pages.marks.${key}`, { smart_count: names.length, names: listed(names, conventions) })}
          </p>
        ))}
    </Alert>
  );
}
