import { useTranslate } from 'react-admin';
import type { JobState } from '../../core/calls/jobs.ts';
import { JOB_TONES } from './jobWords.ts';

export function JobChip({ state }: { readonly state: JobState }) {
  const translate = useTranslate();
  return (
    <span className="field-chip" data-tone={JOB_TONES[state]}>
      {translate(`screens.jobs.states.${state}`)}
    </span>
  );
}
