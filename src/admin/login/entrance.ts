import type { LoginMessages } from '../../../locales/en/login.ts';
import type { Locale } from '../browser/preferences.ts';

/** A product's own words on its login page, in place of the usual ones. */
export type OwnWords = Partial<LoginMessages>;

/** What a product says on its login page, and offers there. */
export interface Entrance {
  /** English, which a newcomer sees, is there from the start. */
  readonly english: OwnWords;
  readonly others: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly entrance: OwnWords }>>>;
  /** The logins of a demo. Only a demo server has them, so nobody else downloads them. */
  readonly loadDemo?: (locale: Locale) => Promise<Demo>;
}

/** Logins with which a demo can be tried. */
export interface Demo {
  readonly title: string;
  readonly hint: string;
  readonly logins: readonly DemoLogin[];
}

export interface DemoLogin {
  readonly label: string;
  readonly identifier: string;
  readonly password: string;
}
