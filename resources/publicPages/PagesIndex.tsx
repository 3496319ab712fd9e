import { Skeleton } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ActiveChip } from '../../src/admin/fields/ActiveChip.tsx';
import '../../src/admin/generate/list/list.css';
import { LoadFailure } from '../../src/admin/generate/shared/LoadFailure.tsx';
import { designLabel } from './designLabel.ts';
import type { PublicPage } from './publicPage.ts';
import '../../src/admin/theme/blocks.css';
import './publicPages.css';
import { usePublicPages } from './usePublicPages.ts';

const FIELDS = 'resources.publicSubMenu.fields';

/** All pages of the website; each leads to its editor. */
export function PagesIndex() {
  const translate = useTranslate();
  const { data: pages, error, isPending, refetch } = usePublicPages();
  return (
    <>
      <Title title={translate('screenNames.publicPages')} preferenceKey={false} />
      {error && !pages && <LoadFailure error={error} onRetry={refetch} isCall />}
      {isPending && <Skeleton variant="rounded" height={320} />}
      {pages?.length === 0 && <p className="block-nothing">{translate('pages.none')}</p>}
      {pages && pages.length > 0 && (
        <div className="list-frame list-scroll">
          <table className="list-table page-items" aria-label={translate('screenNames.publicPages')}>
            <thead>
              <tr>
                {['name', 'public_menu_id', 'page_design_type_id', 'is_active'].map((name) => (
                  <th key={name} scope="col">
                    {translate(`${FIELDS}.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {byMenu(pages).map((page) => (
                <tr key={page.id}>
                  <td>
                    <Link className="field-link" to={`/public/${page.slug}`}>
                      <bdi>{page.name}</bdi>
                    </Link>
                  </td>
                  <td>
                    <bdi>{page.menu}</bdi>
                  </td>
                  <td>{translate(designLabel(page))}</td>
                  <td>
                    <ActiveChip isActive={page.isActive} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function byMenu(pages: readonly PublicPage[]): PublicPage[] {
  const menus = [...new Set(pages.map(({ menu }) => menu))];
  return menus.flatMap((menu) => pages.filter((page) => page.menu === menu));
}
