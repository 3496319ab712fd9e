import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { resultReadiness } from '../../../schemas/exams/readinessCalls.ts';
import { LoadFailure } from '../../../src/admin/generate/shared/LoadFailure.tsx';
import { callApi } from '../../../src/admin/http/callApi.ts';
import { Icon } from '../../../src/admin/icons/Icon.tsx';
import { Skeleton } from '../../../src/admin/loading/Skeleton.tsx';
import { Board } from './Board.tsx';
import { GeneratingNote } from './GeneratingNote.tsx';
import { MissingResults } from './MissingResults.tsx';
import { Notes } from './Notes.tsx';
import { OwedTable } from './OwedTable.tsx';
import type { Scope } from './place.ts';
import { ReminderNote } from './ReminderNote.tsx';
import { Sum } from './Sum.tsx';
import { useGenerating } from './useGenerating.ts';
import { useReminder } from './useReminder.ts';
import { useShowing } from './useShowing.ts';
import { Waits } from './Waits.tsx';

/** The board of an exam, what is wrong, who owes what, and what can be done about it. */
export function Readiness({ scope }: { readonly scope: Scope }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['resultReadiness', scope],
    queryFn: ({ signal }) => callApi(resultReadiness, { query: scope, signal }),
  });
  const reminder = useReminder(scope);
  const [isListed, setListed] = useState(false);
  const id = useId();
  const { list, showOwed } = useShowing(() => setListed(true));
  const generating = useGenerating(scope, async () => {
    const { data: now } = await refetch();
    if (now && now.missing.length > 0) showOwed();
  });
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} isCall /> : <Skeleton height={320} />;
  if (data.sections.length === 0) return <p className="block-nothing">{translate('pages.results.nobody')}</p>;
  const isFinal = scope.exam_type_id === null;
  const owes = !isFinal && data.missing.length + data.not_handed_in.length > 0;
  return (
    <>
      <Notes scope={scope} answer={data} />
      <GeneratingNote scope={scope} generating={generating} />
      {reminder.counts && <ReminderNote counts={reminder.counts} onClose={reminder.forget} />}
      <div className="office-bar">
        {!isFinal && <Sum cells={data.cells} />}
        <div className="office-bar-buttons">
          {owes && (
            <>
              <Button color="inherit" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
                {translate(isListed ? 'pages.results.hideOwed' : 'pages.results.showOwed')}
              </Button>
              <Button
                color="inherit"
                variant="outlined"
                startIcon={<Icon name="Notifications" size="small" />}
                loading={reminder.isBusy}
                onClick={reminder.remind}
              >
                {translate('pages.results.remind')}
              </Button>
            </>
          )}
          <Button
            variant="contained"
            startIcon={<Icon name="EmojiEvents" size="small" />}
            loading={generating.isBusy}
            disabled={generating.isRunning}
            aria-describedby={data.missing.length > 0 ? id : undefined}
            onClick={generating.generate}
          >
            {translate('pages.results.generateAction')}
          </Button>
        </div>
      </div>
      {data.missing.length > 0 && <Waits id={id} isFinal={isFinal} missing={data.missing} />}
      {owes && isListed && <OwedTable ref={list} scope={scope} answer={data} />}
      {isFinal ? <MissingResults ref={list} scope={scope} answer={data} /> : <Board scope={scope} answer={data} />}
    </>
  );
}
