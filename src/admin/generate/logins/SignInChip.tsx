import { useTranslate } from 'react-admin';
import type { AnyRecord } from '../../format/values.ts';

const TEXTS: Readonly<Record<string, string>> = { no_password: 'noPassword', inactive_person: 'personIsInactive' };

/** Beside a user in the list: why nobody can sign in with the account although it is switched on. */
export function SignInChip({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const text = TEXTS[String(record.sign_in)];
  if (!text) return null;
  return (
    <span className="field-chip" data-tone="warning">
      {translate(`screens.show.${text}`)}
    </span>
  );
}
