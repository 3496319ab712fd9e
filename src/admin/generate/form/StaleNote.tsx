import type { MouseEvent, RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AnyRecord } from '../../format/values.ts';
import { ChangedFields } from '../shared/ChangedFields.tsx';
import { useLastEditor } from '../shared/useLastEditor.ts';
import { useFormSession } from './session/formSession.ts';
import { conflictingFields } from './formValues.ts';
import { StaleAlert } from './StaleAlert.tsx';

interface StaleNoteProps {
  readonly before: AnyRecord;
  readonly theirs: AnyRecord;
  readonly mayTakeFocus: RefObject<boolean>;
  readonly onKeepMine: (event: MouseEvent) => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else was faster: what they changed, and whose version is to count. */
export function StaleNote({ before, theirs, mayTakeFocus, onKeepMine, onTakeTheirs }: StaleNoteProps) {
  const { resource, isSaving } = useFormSession();
  const translate = useTranslate();
  const title = useLastEditor(resource, theirs);
  const mine: AnyRecord = useWatch();
  const { changed, contested } = conflictingFields({ resource, mine, before, theirs });
  return (
    <StaleAlert title={title} {...{ isSaving, mayTakeFocus, onKeepMine, onTakeTheirs }}>
      {translate(changed.length > 0 ? 'screens.stale.text' : 'screens.stale.nothing')}
      <ChangedFields
        names={changed}
        now={theirs}
        noteOn={(name) =>
          contested.includes(name) && <span className="form-stale-mine">{translate('screens.stale.contested')}</span>
        }
        {...{ resource, before }}
      />
    </StaleAlert>
  );
}
