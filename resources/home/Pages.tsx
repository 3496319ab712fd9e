import { Icon } from '../../src/admin/icons/Icon.tsx';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MenuItem } from '../../src/admin/menu/menu.ts';
import { shortcutsOf } from '../../src/admin/menu/shortcuts.ts';
import { useMenu } from '../../src/admin/menu/useMenu.ts';
import { useProduct } from '../../src/admin/product/product.ts';
import { useAccount } from '../../src/admin/providers/ability.ts';

const PROFILE: MenuItem = { key: 'profile', label: 'shell.profile', count: 1, icon: 'Person', address: '/profile' };

/** For whoever has pages and nothing to enter: all of them at a glance. */
export function Pages() {
  const menu = useMenu();
  const translate = useTranslate();
  const { ability } = useAccount();
  const product = useProduct();
  if (menu.length === 0 || shortcutsOf({ ability, ...product }).length > 0) return null;
  return (
    <section aria-labelledby="home-pages">
      <h2 id="home-pages">{translate('home.pages')}</h2>
      <ul className="home-tiles">
        {[...menu.flatMap(({ items }) => items), PROFILE].map(({ key, label, count, icon, address }) => {
          return (
            <li key={key}>
              <Link className="home-tile" to={address}>
                <Icon name={icon} className="home-tile-icon" size="medium" />
                <span>{translate(label, { smart_count: count })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
