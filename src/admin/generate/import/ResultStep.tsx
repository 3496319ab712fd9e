import { Alert, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { StepProps } from './stepProps.ts';

/** How far the import is, and that it is done. */
export function ResultStep({ work }: StepProps) {
  const translate = useTranslate();
  const { job, report, isBusy, imported, take, file } = work;
  // Of an import that was begun before the page was loaded anew it is not known here.
  const takesAll = take === 'all' && file !== undefined;
  if (!job) return null;
  if (report && report.created > 0 && !isBusy) {
    return (
      <Alert severity="success">
        {translate('importing.done', { smart_count: Math.max(imported, report.created) })}
      </Alert>
    );
  }
  if (!isBusy) return null;
  const { phase, done, total } = job;
  const phrase = translate(`importing.phases.${phase === 'storing' ? 'storing' : 'checking'}`, { done, total });
  // What nobody has begun with, or what the server was not asked about yet.
  const label = phase === 'waiting' ? translate('screens.jobs.states.queued') : phrase;
  const part = total > 0 ? Math.round((done / total) * 100) : undefined;
  return (
    <>
      <p>{translate(takesAll ? 'importing.patience' : 'importing.patienceReady')}</p>
      <LinearProgress
        variant={part === undefined ? 'indeterminate' : 'determinate'}
        value={part ?? 0}
        aria-label={label}
      />
      <p role="status" className="import-soft">
        {label}
      </p>
    </>
  );
}
