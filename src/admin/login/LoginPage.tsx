import { lazy, Suspense, useEffect, useState } from 'react';
import type { LoginMessages } from '../../../locales/en/login.ts';
import type { UserData } from '../auth/userData.ts';
import { readLocale, setLocale, type Locale } from '../browser/preferences.ts';
import { Drawing } from './Drawing.tsx';
import type { Entrance } from './entrance.ts';
import { LanguageSelect } from './LanguageSelect.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SkinButton } from './SkinButton.tsx';
import { loadMessages } from './messages.ts';
import { type Institute, loadInstitute, loadServer, type Server } from './serverFacts.ts';
import mark from '../theme/mark.svg?no-inline';

// Needed once in an installation's life.
const SetupPanel = lazy(() => import('./SetupPanel.tsx').then((module) => ({ default: module.SetupPanel })));

// Needed by who comes with a link, or where the server sends email.
const PasswordPanel = lazy(() => import('./PasswordPanel.tsx').then((module) => ({ default: module.PasswordPanel })));
const ForgottenPassword = lazy(() =>
  import('./ForgottenPassword.tsx').then((module) => ({ default: module.ForgottenPassword })),
);

export interface LoginPageProps {
  /** The texts of the chosen language, loaded beforehand so that the first paint is complete. */
  readonly messages: LoginMessages;
  /** What the product says and offers here. */
  readonly entrance: Entrance;
  readonly sessionEnded: boolean;
  /** The secret of the link that makes the first super admin; the login itself gives way to it. */
  readonly setupToken?: string | undefined;
  /** The code of a link with which somebody chooses a password; the login gives way to it too. */
  readonly linkCode?: string | undefined;
  /** Stands where the institute's name is not known. */
  readonly productName: string;
  /** The path at which the institute's name and logo are. */
  readonly institutePath?: string | undefined;
  /** Whether the form was sent off before this page took it over. */
  readonly wasSent?: (() => boolean) | undefined;
  /** Called when a filled-in form is sent off. */
  readonly onSubmit: () => void;
  /** The page stays, busy, until the returned promise is settled. */
  readonly onLoggedIn: (user: UserData) => Promise<void>;
}

export function LoginPage({
  messages: initialMessages,
  entrance,
  sessionEnded,
  setupToken,
  linkCode,
  productName,
  institutePath,
  wasSent,
  onSubmit,
  onLoggedIn,
}: LoginPageProps) {
  const [locale, changeLocale] = useState(readLocale);
  const [messages, setMessages] = useState(initialMessages);
  const [institute, setInstitute] = useState<Institute>();
  const [server, setServer] = useState<Server>();

  useEffect(() => {
    const controller = new AbortController();
    if (institutePath) void loadInstitute(institutePath, controller.signal).then(setInstitute);
    void loadServer(controller.signal).then(setServer);
    return () => controller.abort();
  }, [institutePath]);

  const pickLocale = async (picked: Locale): Promise<void> => {
    const texts = await loadMessages(picked, entrance).catch(() => undefined);
    if (!texts) return;
    setLocale(picked);
    changeLocale(picked);
    setMessages(texts);
  };

  return (
    <div className="login">
      <title>{`${messages.title} · ${institute?.name ?? productName}`}</title>
      <header className="login-front">
        <Drawing name="facade" />
        <div className="login-words">
          <InstituteName institute={institute} productName={productName} />
          <p className="login-tagline">{messages.tagline}</p>
        </div>
      </header>
      <main className="login-main">
        <div className="login-settings">
          <LanguageSelect label={messages.language} locale={locale} onPick={pickLocale} />
          <SkinButton messages={messages} />
        </div>
        <div className="login-column">
          {linkCode ? (
            <Suspense>
              <PasswordPanel code={linkCode} locale={locale} messages={messages} onLoggedIn={onLoggedIn} />
            </Suspense>
          ) : setupToken ? (
            <Suspense>
              <SetupPanel token={setupToken} locale={locale} messages={messages} onLoggedIn={onLoggedIn} />
            </Suspense>
          ) : (
            <>
              <h1>{messages.title}</h1>
              <p className="login-intro">{messages.intro}</p>
              <LoginForm
                messages={messages}
                notice={sessionEnded ? messages.sessionExpired : undefined}
                loadDemo={server?.isDemo ? entrance.loadDemo : undefined}
                locale={locale}
                wasSent={wasSent}
                onSubmit={onSubmit}
                onLoggedIn={onLoggedIn}
              />
              <footer className="login-help">
                {server?.sendsMail ? (
                  <Suspense fallback={<p>{messages.forgotten}</p>}>
                    <ForgottenPassword locale={locale} messages={messages} />
                  </Suspense>
                ) : (
                  <p>{messages.forgotten}</p>
                )}
              </footer>
            </>
          )}
        </div>
      </main>
    </div>
  );
}

interface InstituteNameProps {
  readonly institute: Institute | undefined;
  /** Stands where the institute is not known. */
  readonly productName: string;
}

function InstituteName({ institute, productName }: InstituteNameProps) {
  const [brokenLogo, setBrokenLogo] = useState<string>();
  const logo = institute?.logo && institute.logo !== brokenLogo ? institute.logo : mark;
  return (
    <p className="login-institute">
      <img src={logo} alt="" onError={() => setBrokenLogo(logo)} />
      <span dir="auto">{institute?.name ?? productName}</span>
    </p>
  );
}
