import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useLocaleState } from 'react-admin';
import type { Locale } from '../../../../locales/languages.ts';
import { makePasswordLink } from '../../../core/calls/engineCalls.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { formatDateTime } from '../../format/format.ts';
import { callApi } from '../../http/callApi.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { useRegistry } from '../../product/product.ts';
import './logins.css';
import { printSlips } from './printSlips.ts';
import { useMailOffer } from './useMailOffer.ts';
import { filledText, usePasswordLinkTexts } from './usePasswordLinkTexts.ts';

interface LinkDialogProps {
  readonly userId: number;
  readonly name: string;
  readonly onClose: () => void;
}

type Way = 'show' | 'mail' | 'print';
type Outcome = { readonly address: string; readonly until: string } | { readonly message: string };

/** Gives somebody a link to choose a password: to copy, by e-mail or on paper. */
export function LinkDialog({ userId, name, onClose }: LinkDialogProps) {
  const texts = usePasswordLinkTexts();
  const user = useRegistry().get('user');
  const conventions = useConventions();
  const noteError = useErrorNotice(user);
  const isMailOffered = useMailOffer(userId);
  const [locale] = useLocaleState();
  const [busy, setBusy] = useState<Way>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  if (!texts) return null;
  // Another link would end the one that is being read.
  const isShown = outcome !== undefined && 'address' in outcome;

  const begin = async (way: Way) => {
    setBusy(way);
    setCopied(false);
    try {
      setOutcome(way === 'print' ? await print() : await askFor(way));
    } catch (error) {
      noteError(error);
    }
    setBusy(undefined);
  };
  // A slip has a link of its own, which ends the one that is shown.
  const print = async (): Promise<Outcome> => {
    await printSlips(user, { ids: [userId], language: locale as Locale });
    return { message: texts.printed };
  };
  const askFor = async (send: 'show' | 'mail'): Promise<Outcome> => {
    const { data, message } = await callApi(makePasswordLink, { params: { id: userId }, input: { send } });
    if (!data.address) return { message };
    return { address: data.address, until: formatDateTime(String(data.expires_at), conventions) };
  };
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{texts.link}</DialogTitle>
      <DialogContent className="logins-dialog">
        <DialogContentText>{filledText(texts.linkIntro, { name })}</DialogContentText>
        {outcome && 'message' in outcome && <Alert severity="success">{outcome.message}</Alert>}
        {outcome && 'address' in outcome && (
          <>
            <Alert severity="warning">{filledText(texts.once, { name })}</Alert>
            <code dir="ltr" className="logins-link">
              {outcome.address}
            </code>
            <span className="logins-copy">
              <Button variant="contained" onClick={() => copy(outcome.address).catch(noteError)}>
                {texts.copy}
              </Button>
              <span role="status">{isCopied ? texts.copied : filledText(texts.until, { at: outcome.until })}</span>
            </span>
          </>
        )}
        <span className="logins-ways">
          {!isShown && (
            <Button variant="contained" loading={busy === 'show'} onClick={() => begin('show')}>
              {texts.show}
            </Button>
          )}
          {isMailOffered && (
            <Button variant="outlined" loading={busy === 'mail'} onClick={() => begin('mail')}>
              {texts.mail}
            </Button>
          )}
          <Button variant="outlined" loading={busy === 'print'} onClick={() => begin('print')}>
            {texts.printOne}
          </Button>
        </span>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
