import { renderToString } from 'react-dom/server';
import { login } from '../../../locales/en/login.ts';
import type { Entrance } from './entrance.ts';
import { LoginPage } from './LoginPage.tsx';

/** The login page as HTML, the way a newcomer sees it first. The build puts it into index.html, to be painted before React is there. */
export function prerenderLogin(productName: string, entrance: Entrance): string {
  const html = renderToString(
    <LoginPage
      productName={productName}
      messages={{ ...login, ...entrance.english }}
      entrance={entrance}
      sessionEnded={false}
      onSubmit={() => undefined}
      onLoggedIn={async () => undefined}
    />,
  );
  // What React puts into the head stands before it, and would be there twice.
  return html.slice(html.indexOf('<div'));
}
