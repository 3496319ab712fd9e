import { Alert, Button } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { registry } from '../../../schemas/index.ts';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatDateTime } from '../../../src/admin/format/format.ts';
import { type FocusOrigin, focusOrigin, returnFocus } from '../../../src/admin/generate/actions/returnFocus.ts';
import { useSuccess } from '../../../src/admin/generate/actions/useSuccess.tsx';
import { useMay } from '../../../src/admin/providers/ability.ts';
import { sectionName } from '../generate/board.ts';
import { scopeQuery } from '../generate/place.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { EndedPlans } from './EndedPlans.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { type OverviewRow, type OverviewSection, scopeOf, stateOf } from './overview.ts';
import { Plans } from './Plans.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { StateChip } from './StateChip.tsx';
import { UnpublishDialog } from './UnpublishDialog.tsx';

const results = registry.get('result');

/** What somebody is about to do, and to whom. */
export type ResultAction = 'publish' | 'unpublish' | 'changes' | 'correct';

interface ExamCardProps {
  readonly row: OverviewRow;
  readonly onChanged: () => Promise<void>;
}

/** An exam of a class: its figures, how far it is, and what can be done with it. */
export function ExamCard({ row, onChanged }: ExamCardProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const may = useMay();
  const id = useId();
  const [open, setOpen] = useState<{ readonly action: ResultAction; readonly section?: OverviewSection | undefined }>();
  const { dialog: success, saySuccess } = useSuccess();
  const from = useRef<FocusOrigin>(undefined);
  const begin = (action: ResultAction, section?: OverviewSection) => {
    from.current = focusOrigin();
    setOpen({ action, section });
  };
  const exam = row.exam?.name ?? translate('pages.results.final');
  const title = translate('pages.results.examOf', { exam, class: row.class.name });
  const state = stateOf(row);
  const dialog = open && {
    scope: scopeOf(row, open.section),
    standing: open.section ?? row,
    outdated: row.outdated,
    name: open.section ? `${title} · ${sectionName(row.sections)(open.section)}` : title,
    onClose: () => setOpen(undefined),
    onDone: async (message?: string) => {
      setOpen(undefined);
      const origin = from.current ?? focusOrigin();
      // The button that was pressed may be gone with what it did: the focus returns to what is there then.
      await onChanged();
      if (message === undefined) returnFocus(origin);
      else saySuccess(message, origin);
    },
  };
  return (
    <section className="office-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <StateChip standing={row} />
        <span className="office-when">
          {translate('pages.results.generatedAt', { at: formatDateTime(row.generated_at, conventions) })}
        </span>
      </header>
      {row.outdated.length > 0 && (
        <Alert severity="warning">
          <p>{row.outdated.map((change) => translate(`pages.results.outdated.${change}`)).join(' ')}</p>
          {may(results, 'generate') && (
            <Link className="field-link" to={`/result/generate?${new URLSearchParams(scopeQuery(scopeOf(row)))}`}>
              {translate('pages.results.generateAgain')}
            </Link>
          )}
        </Alert>
      )}
      <EndedPlans row={row} />
      <Plans row={row} onChanged={onChanged} onCancelled={saySuccess} />
      <FiguresTable row={row} title={title} onAction={begin} />
      <div className="office-actions">
        {row.generated > 0 && (
          <Button variant="contained" onClick={() => begin('publish')}>
            {translate('pages.results.publishAction')}
          </Button>
        )}
        {state === 'newVersion' && (
          <Button color="inherit" variant="outlined" onClick={() => begin('changes')}>
            {translate('pages.results.whatChanges')}
          </Button>
        )}
        {row.published > 0 && row.exam && (
          <Button color="inherit" onClick={() => begin('correct')}>
            {translate('pages.results.correct')}
          </Button>
        )}
        {row.published > 0 && (
          <Button color="inherit" onClick={() => begin('unpublish')}>
            {translate('pages.results.unpublishAction')}
          </Button>
        )}
        {may(results, 'read') && (
          <Button
            color="inherit"
            component={Link}
            to={`${results.screens.list}?${new URLSearchParams(scopeQuery(scopeOf(row)))}`}
          >
            {translate('pages.results.toResults')}
          </Button>
        )}
      </div>
      {success}
      {dialog && open.action === 'publish' && <PublishDialog {...dialog} />}
      {dialog && open.action === 'unpublish' && <UnpublishDialog {...dialog} />}
      {dialog && open.action === 'changes' && <ChangesDialog {...dialog} />}
      {dialog && open.action === 'correct' && (
        <CorrectDialog
          {...dialog}
          onDone={async () => {
            setOpen({ action: 'changes' });
            await onChanged();
          }}
        />
      )}
    </section>
  );
}
