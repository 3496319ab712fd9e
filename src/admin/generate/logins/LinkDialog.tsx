import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useLocaleState } from 'react-admin';
import type { Locale } from '../../../../locales/languages.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { useRegistry } from '../../product/product.ts';
import './logins.css';
import { LinkOf, type Target } from './LinkOf.tsx';
import { printSlips } from './printSlips.ts';
import { usePasswordLinkTexts } from './usePasswordLinkTexts.ts';

interface LinkDialogProps {
  readonly people: readonly Target[];
  readonly onClose: () => void;
}

/** Gives somebody a link to choose a password: to copy, by email or on paper. Of several, each has a link, and one paper has all slips. */
export function LinkDialog({ people, onClose }: LinkDialogProps) {
  const texts = usePasswordLinkTexts();
  const user = useRegistry().get('user');
  const noteError = useErrorNotice(user);
  const [locale] = useLocaleState();
  const [isPrinting, setPrinting] = useState(false);
  // A slip has a link of its own, which ends the one that is shown.
  const [printed, setPrinted] = useState(0);
  const [isPrintNoted, setPrintNoted] = useState(false);
  const id = useId();
  if (!texts) return null;
  const isOne = people.length === 1;

  const print = async () => {
    setPrinting(true);
    try {
      await printSlips(user, { ids: people.map(({ userId }) => userId), language: locale as Locale });
      setPrinted((count) => count + 1);
      setPrintNoted(true);
    } catch (error) {
      noteError(error);
    }
    setPrinting(false);
  };
  const printButton = (
    <Button variant="outlined" loading={isPrinting} onClick={print}>
      {isOne ? texts.printOne : texts.print}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{isOne ? texts.link : texts.links}</DialogTitle>
      <DialogContent className="logins-dialog">
        {isPrintNoted && <Alert severity="success">{isOne ? texts.printed : texts.printedAll}</Alert>}
        {people.map((target) => (
          <LinkOf
            key={target.userId}
            texts={texts}
            target={target}
            printed={printed}
            isOne={isOne}
            printButton={isOne ? printButton : undefined}
            onGiven={() => setPrintNoted(false)}
          />
        ))}
        {!isOne && <span className="logins-ways">{printButton}</span>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
