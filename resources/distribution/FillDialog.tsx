import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { distributionsOfClass } from '../../schemas/exams/distributionCalls.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { callApi } from '../../src/admin/http/callApi.ts';
import '../../src/admin/inputs/inputs.css';
import '../../src/admin/inputs/radios.css';
import { ReferencePicker } from '../../src/admin/inputs/combobox/ReferencePicker.tsx';
import { useErrorNotice } from '../../src/admin/notices/useErrorNotice.ts';
import type { DistributionPlace } from '../../schemas/exams/distributionCalls.ts';
import type { SubjectAnswer } from './sheet.ts';

interface FillDialogProps {
  readonly place: DistributionPlace;
  readonly onFill: (source: readonly SubjectAnswer[]) => void;
  readonly onClose: () => void;
}

type Source = 'lastYear' | 'otherExam' | 'otherClass';

const SOURCES: readonly Source[] = ['lastYear', 'otherExam', 'otherClass'];
/** What a source differs in, and which records are offered for it. */
const CHOSEN_FOR = {
  otherExam: { name: 'exam_type_id', target: 'examType' },
  otherClass: { name: 'class_id', target: 'class' },
} as const;
const ALL_YEARS = { pagination: { page: 1, perPage: 500 }, sort: { field: 'starts_on', order: 'DESC' } } as const;

/** Chooses from where the sheet is filled: the year before, another exam, or another class. */
export function FillDialog({ place, onFill, onClose }: FillDialogProps) {
  const translate = useTranslate();
  const { label } = useWords();
  const noteError = useErrorNotice();
  const id = useId();
  const { data: years } = useGetList('academicYear', ALL_YEARS);
  const [source, setSource] = useState<Source>('lastYear');
  const [chosen, setChosen] = useState<number | null>(null);
  const [isReading, setReading] = useState(false);
  const present = years?.findIndex((year) => year.id === place.academic_year_id) ?? -1;
  const lastYear = present < 0 ? undefined : years?.[present + 1];
  const from = sourcePlace({ place, source, chosen, lastYear: lastYear && Number(lastYear.id) });
  const asked = source === 'lastYear' ? undefined : CHOSEN_FOR[source];

  const fill = async () => {
    if (!from) return;
    setReading(true);
    try {
      onFill((await callApi(distributionsOfClass, { query: from })).rows);
    } catch (error) {
      noteError(error);
      setReading(false);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{translate('pages.marks.fillTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('pages.marks.fillText')}</DialogContentText>
        <div role="radiogroup" className="input-radios marks-sources" aria-labelledby={`${id}-title`}>
          {SOURCES.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`${id}-source`}
                checked={each === source}
                onChange={() => {
                  setSource(each);
                  setChosen(null);
                }}
              />
              {translate(`pages.marks.${each}`)}
            </label>
          ))}
        </div>
        {source === 'lastYear' && years && !lastYear && (
          <Alert severity="info">{translate('pages.marks.noLastYear')}</Alert>
        )}
        {asked && (
          <>
            <label className="input-label" htmlFor={`${id}-chosen`}>
              {label(asked.name)}
            </label>
            <ReferencePicker
              key={source}
              id={`${id}-chosen`}
              target={asked.target}
              filter={{ id_not: place[asked.name] }}
              value={chosen}
              onPick={(option) => setChosen(option?.id ?? null)}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={!from} loading={isReading} onClick={fill}>
          {translate('pages.marks.fillAction')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function sourcePlace(given: {
  readonly place: DistributionPlace;
  readonly source: Source;
  readonly chosen: number | null;
  readonly lastYear: number | undefined;
}): DistributionPlace | undefined {
  const { place, source, chosen, lastYear } = given;
  if (source === 'lastYear') return lastYear === undefined ? undefined : { ...place, academic_year_id: lastYear };
  return chosen === null ? undefined : { ...place, [CHOSEN_FOR[source].name]: chosen };
}
