import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import type { Resource } from '../../../../core/resource.ts';
import { templateFields } from '../../../../core/titles.ts';
import { useMay } from '../../../providers/ability.ts';
import type { SaveGuard } from '../session/formHelpContext.ts';
import { useFormSession } from '../session/formSession.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { SimilarRecord } from './SimilarRecord.tsx';
import { useAddingTexts } from './useAddingTexts.ts';
import { comparedValues, type Similar, similarQuery } from './useSimilar.ts';

interface PendingQuestion {
  readonly found: readonly Similar[];
  readonly answer: (isMeant: boolean) => void;
}

/** Nobody waits longer for the answer whether there is something to ask. */
const LONGEST_MS = 3_000;

/** Asks once before a record is made that has the name of another one, and more of it: it is likely to be the same. */
export function SimilarQuestion({ guard }: { readonly guard: RefObject<SaveGuard | undefined> }) {
  const { resource } = useFormSession();
  const text = useAddingTexts();
  const may = useMay();
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<PendingQuestion>();
  const meant = useRef('');

  const similarTo = async (asked: Readonly<Record<string, unknown>>): Promise<readonly Similar[]> => {
    const path = resource.endpoints.similar?.path;
    if (path === undefined || !may(resource, 'read')) return [];
    const query = similarQuery(resource, { path, asked: asked as Record<string, string> });
    const found = queryClient.fetchQuery({ ...query, staleTime: LONGEST_MS }).catch(() => []);
    return Promise.race([found, new Promise<[]>((resolve) => setTimeout(() => resolve([]), LONGEST_MS))]);
  };
  useImperativeHandle(guard, () => async (entered: Readonly<Record<string, unknown>>) => {
    const compared = comparedValues(resource, entered);
    const asked = JSON.stringify(compared);
    if (!compared || asked === meant.current) return true;
    const found = (await similarTo(compared)).filter((each) => isCalledSo(resource, each));
    if (found.length === 0) return true;
    return new Promise<boolean>((resolve) => {
      const answer = (isMeant: boolean) => {
        setQuestion(undefined);
        if (isMeant) meant.current = asked;
        resolve(isMeant);
      };
      setQuestion({ found, answer });
    });
  });
  return (
    question && (
      <ConfirmDialog
        isOpen
        title={text('alreadyThere')}
        text={text('alreadyThereText')}
        confirmLabel={text('saveAnyway')}
        tone="error"
        onConfirm={() => question.answer(true)}
        onCancel={() => question.answer(false)}
      >
        {question.found.map((each) => (
          <Alert key={each.record.id} severity="warning" className="adding-similar">
            <SimilarRecord resource={resource} similar={each} />
          </Alert>
        ))}
      </ConfirmDialog>
    )
  );
}

/** Twins have one birthday and one father: only who has the same name is asked about. */
function isCalledSo({ title }: Pick<Resource, 'title'>, { by }: Similar): boolean {
  return templateFields(title).every((name) => by.includes(name));
}
