import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { NOTHING } from '../../src/admin/format/format.ts';
import { isolated } from '../../src/admin/format/names.ts';
import { ConfirmDialog } from '../../src/admin/generate/shared/ConfirmDialog.tsx';
import type { MarkGrid } from './grid.ts';
import type { Entry } from './sendCells.ts';
import type { UnsentCell } from './unsent.ts';
import { useStrays } from './useMarkGrid.ts';
import { shownText } from './writing.ts';

interface StrayMarksProps {
  readonly grid: MarkGrid;
  readonly entry: Entry;
}

/** Marks that this device keeps and that cannot be sent: their student or component left the sheet. None goes unasked. */
export function StrayMarks({ grid, entry }: StrayMarksProps) {
  const translate = useTranslate();
  const { locale } = useConventions();
  const strays = useStrays(grid);
  const [asked, setAsked] = useState<UnsentCell>();
  const discard = () => {
    if (asked) grid.discard(asked);
    setAsked(undefined);
  };
  if (strays.length === 0) return null;
  return (
    <Alert severity="warning">
      {translate('pages.entry.strays')}
      <ul className="entry-strays">
        {strays.map((stray) => (
          <li key={`${stray.student_id} ${stray.component}`}>
            <span>
              <bdi>{studentText(stray, entry)}</bdi> · <bdi>{stray.component}</bdi>:{' '}
              <strong dir="ltr">{shownText(stray.typed, locale) || NOTHING}</strong>
            </span>
            <Button size="small" color="inherit" onClick={() => setAsked(stray)}>
              {translate('pages.entry.discard')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={translate('pages.entry.discard')}
        text={translate('pages.entry.discardText', {
          name: isolated(asked ? studentText(asked, entry) : ''),
          component: isolated(asked?.component ?? ''),
          mark: isolated(shownText(asked?.typed ?? '', locale) || NOTHING),
        })}
        confirmLabel={translate('pages.entry.discard')}
        tone="error"
        onConfirm={discard}
        onCancel={() => setAsked(undefined)}
      />
    </Alert>
  );
}

function studentText({ student_id, who }: UnsentCell, { students }: Entry): string {
  const student = students.find(({ id }) => id === student_id);
  return who ?? (student ? `${student.name} (${student.student_id})` : `#${student_id}`);
}
