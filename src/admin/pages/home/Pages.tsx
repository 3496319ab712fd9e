import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { icons } from '../../layout/icons.ts';
import type { MenuItem } from '../../layout/menu.ts';
import { useMenu } from '../../layout/useMenu.ts';

const PROFILE: MenuItem = { key: 'profile', label: 'shell.profile', count: 1, icon: 'Person', address: '/profile' };

/** For whoever has nothing to count and nothing to enter: all their pages at a glance. */
export function Pages() {
  const menu = useMenu();
  const translate = useTranslate();
  return (
    <section aria-labelledby="home-pages">
      <h2 id="home-pages">{translate('shell.dashboard.pages')}</h2>
      <ul className="home-tiles">
        {[...menu.flatMap(({ items }) => items), PROFILE].map(({ key, label, count, icon, address }) => {
          const Icon = icons[icon];
          return (
            <li key={key}>
              <Link className="home-tile" to={address}>
                <Icon className="home-tile-icon" aria-hidden />
                <span>{translate(label, { smart_count: count })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
