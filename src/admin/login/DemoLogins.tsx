import { useEffect, useState } from 'react';
import type { Locale } from '../browser/preferences.ts';
import type { Demo, DemoLogin } from './entrance.ts';

interface DemoLoginsProps {
  readonly load: (locale: Locale) => Promise<Demo>;
  readonly locale: Locale;
  readonly onPick: (login: DemoLogin) => void;
}

export function DemoLogins({ load, locale, onPick }: DemoLoginsProps) {
  const [demo, setDemo] = useState<Demo>();
  useEffect(() => {
    let isWanted = true;
    // Where they cannot be fetched, the form is there without them.
    load(locale).then(
      (loaded) => isWanted && setDemo(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load, locale]);
  if (!demo) return null;
  return (
    <section className="login-demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{demo.title}</h2>
      <p>{demo.hint}</p>
      <ul>
        {demo.logins.map((login) => (
          <li key={login.identifier}>
            <button type="button" title={login.identifier} onClick={() => onPick(login)}>
              {login.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
