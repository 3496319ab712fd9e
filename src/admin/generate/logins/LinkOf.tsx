import { Alert, Button, DialogContentText } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { health, makePasswordLink } from '../../../core/calls/engineCalls.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { formatDateTime } from '../../format/format.ts';
import { callApi } from '../../http/callApi.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { useRegistry } from '../../product/product.ts';
import { filledText, type usePasswordLinkTexts } from './usePasswordLinkTexts.ts';
import { useQuery } from '@tanstack/react-query';
import { useRecord } from '../shared/useRecord.ts';

/** Whose link it is. */
export interface Target {
  readonly userId: number;
  readonly name: string;
  /** What they are in the school, as a record is called. */
  readonly kind: string;
}

interface LinkOfProps {
  readonly texts: NonNullable<ReturnType<typeof usePasswordLinkTexts>>;
  readonly target: Target;
  /** Whether nobody else is in the dialog: its heading says then what this is. */
  readonly isOne: boolean;
  /** How often slips were printed here. A slip has a link of its own, which ends the one that is shown. */
  readonly printed: number;
  readonly printButton: ReactNode;
  readonly onGiven: () => void;
}

type LinkDelivery = 'show' | 'mail';
type Outcome = { readonly address: string; readonly until: string } | { readonly message: string };

/** Shows somebody's link, or sends it. */
export function LinkOf({ texts, target, isOne, printed, printButton, onGiven }: LinkOfProps) {
  const { userId, name, kind } = target;
  const conventions = useConventions();
  const noteError = useErrorNotice(useRegistry().get('user'));
  const isMailOffered = useMailOffer(userId);
  const [busy, setBusy] = useState<LinkDelivery>();
  const [given, setGiven] = useState<{ readonly outcome: Outcome; readonly printed: number }>();
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  const outcome = given?.printed === printed ? given.outcome : undefined;
  // Another link would end the one that is being read.
  const isShown = outcome !== undefined && 'address' in outcome;

  const begin = async (way: LinkDelivery) => {
    setBusy(way);
    setCopied(false);
    try {
      setGiven({ outcome: await askFor(way), printed });
      onGiven();
    } catch (error) {
      noteError(error);
    }
    setBusy(undefined);
  };
  const askFor = async (send: LinkDelivery): Promise<Outcome> => {
    const { data, message } = await callApi(makePasswordLink, { params: { id: userId }, input: { send } });
    if (!data.address) return { message };
    return { address: data.address, until: formatDateTime(String(data.expires_at), conventions) };
  };
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <section className="logins-dialog" aria-labelledby={isOne ? undefined : id}>
      {!isOne && (
        <h3 id={id} className="logins-whose">
          <bdi>{name}</bdi> · {kind}
        </h3>
      )}
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
        {printButton}
      </span>
    </section>
  );
}

/** Whether a link can reach somebody by email: the server sends any, and the person has an address as far as is told. */
function useMailOffer(userId: number): boolean {
  const { data: server } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => callApi(health, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data: account, error } = useRecord(useRegistry().get('user'), userId);
  if (!server?.mail) return false;
  // Whoever may not read the user is told by the server that there is no address.
  return account ? account.email !== null && account.email !== '' : error !== null;
}
