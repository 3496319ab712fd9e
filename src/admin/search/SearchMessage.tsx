import { useTranslate } from 'react-admin';
import { MIN_SEARCH_LENGTH } from '../../core/search.ts';
import { LoadFailure } from '../generate/shared/LoadFailure.tsx';

interface SearchMessageProps {
  readonly text: string;
  readonly count: number;
  readonly isWaiting: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Says what the list cannot: that it is being searched, that there is nothing, or that it failed; and to ears, how much there is. */
export function SearchMessage({ text, count, isWaiting, error, onRetry }: SearchMessageProps) {
  const translate = useTranslate();
  const said = sentence();
  return (
    <>
      {error && (
        <div className="search-failure">
          <LoadFailure error={error} onRetry={onRetry} />
        </div>
      )}
      <p role="status" className={count > 0 || said === '' ? 'search-hidden' : 'search-message'} dir="auto">
        {said}
      </p>
    </>
  );

  function sentence(): string {
    if (text === '') return count > 0 ? '' : translate('shell.search.hint');
    if (count > 0) return isWaiting ? '' : translate('shell.search.count', { smart_count: count });
    if (isWaiting) return translate('shell.search.searching');
    if ([...text].length < MIN_SEARCH_LENGTH) return translate('shell.search.hint');
    return error ? '' : translate('shell.search.nothing', { text });
  }
}
