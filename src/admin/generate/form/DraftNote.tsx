import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWords } from '../../fields/useWords.ts';
import { formatAge } from '../../format/formatAge.ts';
import type { Draft } from './drafts.ts';

interface DraftNoteProps {
  readonly draft: Draft;
  /** The record has been changed since. */
  readonly isOutdated: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers what was entered here before and not saved, and says how old it is. */
export function DraftNote({ draft, isOutdated, onRestore, onDiscard }: DraftNoteProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const [now] = useState(() => Date.now());
  const age = formatAge(now - draft.at, conventions);
  return (
    <Alert
      severity="info"
      role="status"
      className="form-draft"
      action={
        <>
          <Button color="inherit" size="small" onClick={onRestore}>
            {translate('screens.draft.restore')}
          </Button>
          <Button color="inherit" size="small" onClick={onDiscard}>
            {translate('screens.draft.discard')}
          </Button>
        </>
      }
    >
      {translate('screens.draft.text', { age })}
      {isOutdated && ` ${translate('screens.draft.outdated')}`}
    </Alert>
  );
}
