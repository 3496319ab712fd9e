import type { EntranceMessages } from '../locales/en/entrance.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../schemas/access/demoLogins.ts';
import type { Demo } from '../src/admin/login/entrance.ts';

/** The logins of the demo school; no other school has them. */
export function demoOf(words: EntranceMessages): Demo {
  const logins = DEMO_LOGINS.map(({ key, email }) => ({
    label: words[key],
    identifier: email,
    password: DEMO_PASSWORD,
  }));
  return { title: words.demoTitle, hint: words.demoHint, logins };
}
