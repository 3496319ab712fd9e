import type { verification } from '../../../locales/en/verification.ts';
import { languages, type Locale } from '../../../locales/languages.ts';

/** What came of the question whether a document is true. */
export type Finding =
  | { readonly is: 'notAsked' | 'unknown' }
  | { readonly is: 'waiting'; readonly minutes: string }
  | { readonly is: 'genuine'; readonly holds: boolean; readonly facts: readonly Fact[] };

/** A label, and what the document says there. */
export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

interface Props {
  readonly locale: Locale;
  readonly text: (key: keyof typeof verification, params?: Readonly<Record<string, string>>) => string;
  /** Who hands the documents out. */
  readonly issuer: string;
  readonly finding: Finding;
}

/** Where anybody checks a document: a form for its code, and what is found under it. */
export function VerifyPage({ locale, text, issuer, finding }: Props) {
  return (
    <main>
      <p className="issuer">
        <bdi>{issuer}</bdi>
      </p>
      {finding.is === 'genuine' && (
        <section className={finding.holds ? 'genuine' : 'outdated'}>
          <h1>{text(finding.holds ? 'genuine' : 'outdated')}</h1>
          {!finding.holds && <p role="alert">{text('outdatedText')}</p>}
          <dl>
            {finding.facts.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <p>{text('compare')}</p>
          <a href={`/verify?lang=${locale}`}>{text('again')}</a>
        </section>
      )}
      {finding.is === 'unknown' && (
        <section className="unknown" role="alert">
          <h1>{text('unknown')}</h1>
          <p>{text('unknownText')}</p>
        </section>
      )}
      {finding.is === 'waiting' && (
        <section className="unknown" role="alert">
          <h1>{text('wait')}</h1>
          <p>{text('waitText', { minutes: finding.minutes })}</p>
        </section>
      )}
      {finding.is !== 'genuine' && (
        <form action="/verify" method="get">
          {finding.is === 'notAsked' ? <h1>{text('title')}</h1> : <h2>{text('again')}</h2>}
          <p>{text('intro')}</p>
          <input type="hidden" name="lang" value={locale} />
          <label htmlFor="code">{text('code')}</label>
          <input
            id="code"
            name="code"
            dir="ltr"
            required
            maxLength={40}
            placeholder="XXXX-XXXX-XXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <button type="submit">{text('submit')}</button>
        </form>
      )}
      <nav aria-label={text('language')}>
        {languages.map(({ code, name }) => (
          <a key={code} href={`?lang=${code}`} lang={code} aria-current={code === locale ? 'true' : undefined}>
            {name}
          </a>
        ))}
      </nav>
    </main>
  );
}
