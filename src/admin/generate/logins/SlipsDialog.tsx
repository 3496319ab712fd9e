import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { type Identifier, useLocaleState, useTranslate } from 'react-admin';
import { languages, type Locale } from '../../../../locales/languages.ts';
import type { Resource } from '../../../core/resource.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { formatPlainNumber } from '../../format/format.ts';
import type { AnyRecord } from '../../format/values.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { accountOf } from './accountOf.ts';
import './logins.css';
import { printSlips } from './printSlips.ts';
import { filledText, usePasswordLinkTexts } from './usePasswordLinkTexts.ts';

interface SlipsDialogProps {
  readonly resource: Resource;
  readonly ids: readonly Identifier[];
  /** What is known of them: those on the page. */
  readonly seen: readonly AnyRecord[];
  readonly onClose: () => void;
}

/** Prints slips with a link to choose a password for all selected people. */
export function SlipsDialog({ resource, ids, seen, onClose }: SlipsDialogProps) {
  const translate = useTranslate();
  const texts = usePasswordLinkTexts();
  const noteError = useErrorNotice(resource);
  const conventions = useConventions();
  const [locale] = useLocaleState();
  const [language, setLanguage] = useState(locale as Locale);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  if (!texts) return null;
  const chosen = seen.filter((record) => ids.some((each) => String(each) === String(record.id)));
  const withAccount = chosen.filter((record) => accountOf(resource, record) !== undefined).length;
  const areKnown = chosen.length === ids.length;

  const print = async () => {
    setBusy(true);
    try {
      await printSlips(resource, { ids: ids.map(Number), language });
      onClose();
    } catch (error) {
      noteError(error);
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth disableRestoreFocus aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{texts.slips}</DialogTitle>
      <DialogContent className="logins-dialog">
        <DialogContentText>{texts.slipsIntro}</DialogContentText>
        {areKnown && <p>{filledText(texts.slipsCount, { count: formatPlainNumber(withAccount, conventions) })}</p>}
        {areKnown && withAccount < ids.length && (
          <p>{filledText(texts.slipsWithout, { count: formatPlainNumber(ids.length - withAccount, conventions) })}</p>
        )}
        <TextField
          select
          size="small"
          label={texts.language}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Locale)}
        >
          {languages.map(({ code, name }) => (
            <MenuItem key={code} value={code} lang={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={isBusy} disabled={areKnown && withAccount === 0} onClick={print}>
          {texts.print}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
