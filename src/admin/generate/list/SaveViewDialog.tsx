import { Icon } from '../../icons/Icon.tsx';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  OutlinedInput,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SavedView } from './savedViews.ts';

interface SaveViewDialogProps {
  readonly views: readonly SavedView[];
  readonly onSave: (name: string) => void;
  readonly onForget: (name: string) => void;
  readonly onClose: () => void;
}

const NAME_LENGTH = 60;

/** Names the present view, and forgets those that are not needed any more. */
export function SaveViewDialog({ views, onSave, onForget, onClose }: SaveViewDialogProps) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const id = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name.trim());
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <form onSubmit={save}>
        <DialogTitle id={`${id}-title`}>{translate('screens.views.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('screens.views.text')}</DialogContentText>
          <label htmlFor={id} className="list-view-name">
            {translate('screens.views.name')}
          </label>
          <OutlinedInput
            id={id}
            size="small"
            fullWidth
            autoFocus
            value={name}
            onChange={(event) => setName(event.target.value)}
            inputProps={{ maxLength: NAME_LENGTH, dir: 'auto' }}
          />
          {views.length > 0 && (
            <ul className="list-views" aria-label={translate('screens.views.button')}>
              {views.map((view) => (
                <li key={view.name}>
                  <bdi>{view.name}</bdi>
                  <IconButton
                    size="small"
                    aria-label={translate('screens.views.forget', { name: view.name })}
                    title={translate('screens.views.forget', { name: view.name })}
                    onClick={() => onForget(view.name)}
                  >
                    <Icon name="DeleteOutline" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={name.trim() === ''}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
