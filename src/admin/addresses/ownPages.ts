import type { Need } from '../../core/resource.ts';
import { OWN_ACCOUNT } from '../../core/abilities.ts';

/** The pages that every product has. */
export type OwnPage = 'home' | 'profile' | 'blank' | 'notFound' | 'notAuthorized';

/** Their addresses, and what they ask for. */
export const OWN_PAGES: Readonly<Record<OwnPage, { readonly path: string; readonly need?: Need }>> = {
  home: { path: '/', need: { action: 'read', subject: 'Dashboard' } },
  profile: { path: '/profile', need: OWN_ACCOUNT },
  blank: { path: '/blank' },
  notFound: { path: '/error-404' },
  notAuthorized: { path: '/not-authorized' },
};

/** What these pages ask for. */
export const ownPageNeeds: readonly Need[] = Object.values(OWN_PAGES).flatMap(({ need }) => (need ? [need] : []));
