import { Skeleton } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router';
import { missState } from '../../src/admin/addresses/missedAddress.ts';
import type { HandMadeProps } from '../../src/admin/product/handMade.ts';
import { LoadFailure } from '../../src/admin/generate/shared/LoadFailure.tsx';
import { designLabel } from './designLabel.ts';
import { ITEM_DESIGNS, TEXT_DESIGNS } from './designs.ts';
import { ItemEditor } from './ItemEditor.tsx';
import type { PublicPage } from './publicPage.ts';
import './publicPages.css';
import { TextEditor } from './TextEditor.tsx';
import { usePageNames, usePublicPages } from './usePublicPages.ts';

/** The editor of a page of the website, at the page's own address: one of six, as its design says. */
export function PublicPageScreen({ params }: HandMadeProps) {
  const { pathname } = useLocation();
  const { data: pages, error, refetch } = usePublicPages();
  const { data: names, isFetching } = usePageNames();
  const page = pages?.find(({ slug }) => slug === params.slug);
  const named = names?.find(({ slug }) => slug === params.slug);
  const isUnknown = pages ? !page : names && !isFetching && !named;
  if (isUnknown) return <Navigate to="/error-404" replace state={missState(pathname)} />;
  return (
    <>
      <Title title={page?.name ?? named?.name ?? ''} preferenceKey={false} />
      {error && !pages && <LoadFailure error={error} onRetry={refetch} />}
      {!page && !error && <Skeleton variant="rounded" height={320} />}
      {page && <Position page={page} />}
      {page && <Editor key={page.id} page={page} />}
    </>
  );
}

/** Where the page stands, and the way to the others. */
function Position({ page }: { readonly page: PublicPage }) {
  const translate = useTranslate();
  return (
    <p className="page-place">
      <Link className="field-link" to="/public/pages">
        {translate('screenNames.publicPages')}
      </Link>
      {page.menu && <bdi>{page.menu}</bdi>}
      <span>{translate(designLabel(page))}</span>
    </p>
  );
}

function Editor({ page }: { readonly page: PublicPage }) {
  const text = TEXT_DESIGNS[page.design];
  if (text) return <TextEditor page={page} design={text} />;
  const items = ITEM_DESIGNS[page.design];
  return items ? <ItemEditor page={page} design={items} /> : null;
}
