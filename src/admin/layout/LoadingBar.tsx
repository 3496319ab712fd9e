import { useLoading, useTranslate } from 'react-admin';
import { usePageLoading } from '../routing/pageLoading.ts';

/** Shows that something is on its way, once that has lasted long enough to be noticed. */
export function LoadingBar() {
  const isFetching = useLoading();
  const isPageLoading = usePageLoading();
  const translate = useTranslate();
  if (!isFetching && !isPageLoading) return null;
  return <div className="loading-bar" role="progressbar" aria-label={translate('shell.loading')} />;
}
