import { Button } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { InputFor } from '../../../core/calls/defineCall.ts';
import type { updateMe } from '../../../core/calls/engineCalls.ts';
import { acceptedEndings } from '../../../core/files.ts';
import { image } from '../../../core/fields/builders.ts';
import { Thumbnail } from '../../fields/Thumbnail.tsx';
import { useClearNotices } from '../../notices/useClearNotices.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { useAccountChanged } from './useOwnAccount.ts';

interface OwnPhotoProps {
  readonly name: string;
  readonly photo: string | null;
  readonly onSave: (input: InputFor<typeof updateMe>) => Promise<void>;
}

const ACCEPT = acceptedEndings(image())
  .map((ending) => `.${ending}`)
  .join(',');
const LABELS = { photo: 'security.photo' };

/** One's own photo, which counts as soon as it is chosen. */
export function OwnPhoto({ name, photo, onSave }: OwnPhotoProps) {
  const translate = useTranslate();
  const noteError = useErrorNotice(LABELS);
  const clearNotices = useClearNotices();
  const changed = useAccountChanged();
  const [isSending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const send = async (value: File | null) => {
    setSending(true);
    clearNotices();
    try {
      await onSave({ photo: value } as InputFor<typeof updateMe>);
      await changed();
    } catch (error) {
      noteError(error);
    }
    setSending(false);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) void send(file);
  };

  return (
    <div className="profile-photo">
      <Thumbnail path={photo} title={name} size="large" />
      <div>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          className="profile-file"
          aria-label={translate('security.choosePhoto')}
          tabIndex={-1}
          onChange={choose}
        />
        <Button disabled={isSending} onClick={() => input.current?.click()}>
          {translate('security.choosePhoto')}
        </Button>
        {photo && (
          <Button color="inherit" disabled={isSending} onClick={() => void send(null)}>
            {translate('security.removePhoto')}
          </Button>
        )}
      </div>
    </div>
  );
}
