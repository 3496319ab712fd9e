import { useState } from 'react';
import type { Call } from '../../../src/core/calls/defineCall.ts';
import { registry } from '../../../schemas/index.ts';
import { requestFile } from '../../../src/admin/http/httpClient.ts';
import { useErrorNotice } from '../../../src/admin/notices/useErrorNotice.ts';
import { useFollowedJobs } from '../../../src/admin/jobs/followedJobs.ts';
import type { BEGUN } from '../../../src/core/calls/jobs.ts';
import type { AnswerOf } from '../../../src/core/calls/shapes.ts';
import { saveFile } from '../../../src/admin/providers/download.ts';

/** A paper that can be had: the key of its name, and what answers it. */
export interface OfferedPaper {
  readonly name: 'marksheet' | 'marksheets' | 'tabulation' | 'meritList';
  readonly call: Pick<Call, 'method' | 'path'>;
  readonly query: NonNullable<Parameters<typeof requestFile>[0]['query']>;
}

/** Lets the browser keep a paper as a PDF; says for which one it waits. */
export function usePaper() {
  const noteError = useErrorNotice(registry.get('result'));
  const { follow } = useFollowedJobs();
  const [waitsFor, setWaitsFor] = useState<OfferedPaper['name']>();
  const save = async ({ name, call: { method, path }, query }: OfferedPaper): Promise<void> => {
    setWaitsFor(name);
    try {
      const { blob, fileName } = await requestFile({ method, path, query });
      const job = await jobIn(blob);
      if (job === undefined) saveFile(blob, fileName ?? `${name}.pdf`);
      else follow({ id: job, kind: name, resource: null, isShown: true });
    } catch (error) {
      noteError(error);
    } finally {
      setWaitsFor(undefined);
    }
  };
  return { save, waitsFor };
}

/** The job that an answer names instead of being the file. */
async function jobIn(blob: Blob): Promise<number | undefined> {
  if (!blob.type.startsWith('application/json')) return undefined;
  return (JSON.parse(await blob.text()) as AnswerOf<typeof BEGUN>).data.job_id;
}
