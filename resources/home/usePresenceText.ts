import { useTranslate } from 'react-admin';
import type { Presence } from '../../schemas/dashboard.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatNumber } from '../../src/admin/format/format.ts';

/** Answers on how many days somebody was how there, as a sentence. */
export function usePresenceText(): (presence: Presence) => string {
  const translate = useTranslate();
  const conventions = useConventions();
  return (presence) => {
    const days = Object.entries(presence).map(([state, count]) => [state, formatNumber(count, conventions)]);
    return translate('home.ownDays', Object.fromEntries(days));
  };
}
