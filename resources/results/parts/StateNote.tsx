import { useTranslate } from 'react-admin';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import { formatNumber } from '../../../src/admin/format/format.ts';
import { ResultChip } from './ResultChip.tsx';

export interface ResultState {
  readonly published: number;
  readonly generated: number;
  /** What has changed since, as `pages.results.outdated` says it. */
  readonly outdated: readonly string[];
}

/** Whether what is shown is published, only generated, or partly the one and partly the other. */
export function StateNote({ state: { published, generated } }: { readonly state: ResultState }) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const kind = generated === 0 ? 'published' : published === 0 ? 'generated' : 'mixed';
  return (
    <ResultChip state={kind === 'published' ? 'published' : 'generated'}>
      {translate(`pages.resultPages.state.${kind}`, {
        published: formatNumber(published, conventions),
        generated: formatNumber(generated, conventions),
      })}
    </ResultChip>
  );
}
