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
import { MAX_VIEW_NAME } from '../../../core/limits.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { SavedView } from './savedViews.ts';
import type { SharedViews } from './useSharedViews.ts';

interface SaveViewDialogProps {
  readonly own: readonly SavedView[];
  readonly shared: SharedViews;
  readonly onSave: (name: string) => void;
  /** Answers whether it is shared. */
  readonly onShare: (name: string, isDefault: boolean) => Promise<boolean>;
  readonly onForget: (name: string) => void;
  readonly onClose: () => void;
}

/** Names the present view, for oneself or for everybody, and forgets those that are not needed any more. */
export function SaveViewDialog({ own, shared, onSave, onShare, onForget, onClose }: SaveViewDialogProps) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isDefault, setDefault] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '' || isBusy) return;
    if (!isShared) {
      onSave(given);
      return onClose();
    }
    setBusy(true);
    const isDone = await onShare(given, isDefault);
    setBusy(false);
    if (isDone) onClose();
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
            inputProps={{ maxLength: MAX_VIEW_NAME, dir: 'auto' }}
          />
          {shared.mayShare && (
            <div className="list-view-sharing">
              <Tick label={translate('screens.views.share')} isSet={isShared} onSet={setShared} />
              {isShared && <Tick label={translate('screens.views.makeDefault')} isSet={isDefault} onSet={setDefault} />}
            </div>
          )}
          <ViewList title={translate('screens.views.own')} names={own.map((view) => view.name)} onForget={onForget} />
          {shared.mayShare && (
            <ViewList
              title={translate('screens.views.shared')}
              names={shared.views.map((view) => view.name)}
              onForget={(forgotten) => void shared.remove(forgotten)}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={name.trim() === ''} loading={isBusy}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface TickProps {
  readonly label: string;
  readonly isSet: boolean;
  readonly onSet: (isSet: boolean) => void;
}

function Tick({ label, isSet, onSet }: TickProps) {
  return (
    <label>
      <input type="checkbox" checked={isSet} onChange={({ target }) => onSet(target.checked)} /> {label}
    </label>
  );
}

interface ViewListProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly onForget: (name: string) => void;
}

function ViewList({ title, names, onForget }: ViewListProps) {
  const translate = useTranslate();
  if (names.length === 0) return null;
  return (
    <>
      <h3 className="list-views-title">{title}</h3>
      <ul className="list-views" aria-label={title}>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
            <IconButton
              size="small"
              aria-label={translate('screens.views.forget', { name })}
              title={translate('screens.views.forget', { name })}
              onClick={() => onForget(name)}
            >
              <Icon name="DeleteOutline" />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  );
}
