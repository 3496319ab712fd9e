import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Notices } from '../../schemas/dashboard.ts';
import { formatDateTime } from '../../src/admin/format/format.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { useMayOpen } from './useMayOpen.ts';
import { HomeCard } from './HomeCard.tsx';
import { useCountedAddress } from './useCountedAddress.ts';

/** What the product has told the user last. */
export function NoticesCard({ notices }: { readonly notices: Notices }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const addressOf = useCountedAddress();
  const mayOpen = useMayOpen();
  return (
    <HomeCard title="home.notices" address={addressOf(notices)}>
      <ul className="home-list">
        {notices.latest.map(({ id, at, title, text, isRead, link }) => (
          <li key={id} className="home-entry">
            <span className="home-what">
              <span>
                {link !== null && mayOpen(link) ? (
                  <Link className="field-link" to={link}>
                    <bdi data-unread={!isRead}>{title}</bdi>
                  </Link>
                ) : (
                  <bdi data-unread={!isRead}>{title}</bdi>
                )}
                {!isRead && <span className="home-unread">{translate('home.unread')}</span>}
              </span>
              {text && (
                <small>
                  <bdi>{text}</bdi>
                </small>
              )}
              <small>
                <time dateTime={at}>{formatDateTime(at, conventions)}</time>
              </small>
            </span>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
