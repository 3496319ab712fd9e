import { useState } from 'react';
import type { Call } from '../../../src/core/calls/defineCall.ts';
import { registry } from '../../../schemas/index.ts';
import { requestFile } from '../../../src/admin/http/httpClient.ts';
import { useErrorNotice } from '../../../src/admin/notices/useErrorNotice.ts';
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
  const [waitsFor, setWaitsFor] = useState<OfferedPaper['name']>();
  const save = async ({ name, call: { method, path }, query }: OfferedPaper): Promise<void> => {
    setWaitsFor(name);
    try {
      const { blob, fileName } = await requestFile({ method, path, query });
      saveFile(blob, fileName ?? `${name}.pdf`);
    } catch (error) {
      noteError(error);
    } finally {
      setWaitsFor(undefined);
    }
  };
  return { save, waitsFor };
}
