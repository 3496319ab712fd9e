import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type AuditChain as Chain, auditChain, verifyAudit } from '../../../core/calls/audit.ts';
import { VERIFY_KIND } from '../../../core/calls/jobKinds.ts';
import { useConventions } from '../../fields/useConventions.ts';
import type { Conventions } from '../../format/conventions.ts';
import { formatDateTime, formatNumber, formatPlainNumber } from '../../format/format.ts';
import type { Translate } from '../../format/labels.ts';
import { callApi } from '../../http/callApi.ts';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { useFollowedJobs } from '../../jobs/followedJobs.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';

const EVERY_MS = 10_000;

/** Whether the chain over the history held when it was last verified, and the way to verify it now. */
export function AuditChain() {
  const translate = useTranslate();
  const conventions = useConventions();
  const notify = useNotify();
  const noteError = useErrorNotice();
  const { follow } = useFollowedJobs();
  const [isBusy, setBusy] = useState(false);
  const { data, isPending } = useQuery({
    queryKey: ['audit', 'chain'],
    queryFn: ({ signal }) => callApi(auditChain, { signal }),
    refetchInterval: EVERY_MS,
    retry: false,
  });
  const verify = async () => {
    setBusy(true);
    try {
      const begun = await callApi(verifyAudit);
      follow({ id: begun.data.job_id, kind: VERIFY_KIND, resource: null, isShown: false });
      notify(begun.message, { type: 'success' });
    } catch (error) {
      noteError(error);
    }
    setBusy(false);
  };
  const button = (
    <Button color="inherit" size="small" loading={isBusy} onClick={() => void verify()}>
      {translate('audit.chain.verify')}
    </Button>
  );
  if (isPending) return <Skeleton className="audit-chain" />;
  if (!data) return null;
  return (
    <Alert severity={toneOf(data)} action={button} className="audit-chain">
      {sentenceOf(data, { translate, conventions })}
    </Alert>
  );
}

function toneOf({ verified }: Chain) {
  if (!verified) return 'info';
  return verified.problem === null ? 'success' : 'error';
}

interface Wording {
  readonly translate: Translate;
  readonly conventions: Conventions;
}

function sentenceOf({ entries, verified }: Chain, { translate, conventions }: Wording): string {
  const count = (number: number) => formatNumber(number, conventions);
  if (!verified) return translate('audit.chain.never', { count: count(entries) });
  const at = formatDateTime(verified.at, conventions);
  const { problem, entry_id: id } = verified;
  if (problem === null) return translate('audit.chain.holds', { at, count: count(verified.entries) });
  const key = {
    changed: 'changed',
    removed: id === null ? 'goneSomewhere' : 'gone',
    inserted: 'inserted',
    cutOff: 'cutOff',
  };
  const found = translate(`audit.chain.${key[problem]}`, {
    id: id === null ? '' : formatPlainNumber(id, conventions),
    count: count(verified.entries),
  });
  return `${translate('audit.chain.broken', { at })} ${found}`;
}
