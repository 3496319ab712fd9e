import type { Need } from '../../core/resource.ts';
import { OWN_ACCOUNT } from '../../core/abilities.ts';

/** The pages that every product has. */
export type OwnPage = 'home' | 'inbox' | 'profile' | 'blank' | 'notFound' | 'notAuthorized';

/** Those that only say something, outside of the menu's frame. */
export type MessageName = Extract<OwnPage, 'blank' | 'notFound' | 'notAuthorized'>;

export function isMessage(page: OwnPage): page is MessageName {
  return page === 'blank' || page === 'notFound' || page === 'notAuthorized';
}

/** Their addresses, and what they ask for. */
export const OWN_PAGES: Readonly<Record<OwnPage, { readonly path: string; readonly need?: Need }>> = {
  home: { path: '/', need: { action: 'read', subject: 'Dashboard' } },
  // It has what its reader may decide on, which may be nothing.
  inbox: { path: '/decisions', need: OWN_ACCOUNT },
  profile: { path: '/profile', need: OWN_ACCOUNT },
  blank: { path: '/blank' },
  notFound: { path: '/error-404' },
  notAuthorized: { path: '/not-authorized' },
};

/** What these pages ask for. */
export const ownPageNeeds: readonly Need[] = Object.values(OWN_PAGES).flatMap(({ need }) => (need ? [need] : []));
