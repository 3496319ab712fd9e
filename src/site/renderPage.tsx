import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languages, type Locale } from '../../locales/languages.ts';

/** A page that needs no script. */
export interface Page {
  readonly locale: Locale;
  readonly title: string;
  readonly styles: string;
  /** Search engines leave it out. */
  readonly isPrivate?: boolean;
  readonly body: ReactNode;
}

/** The whole page as HTML. */
export function renderPage({ locale, title, styles, isPrivate = false, body }: Page): string {
  const direction = languages.find(({ code }) => code === locale)?.direction;
  const page = (
    <html lang={locale} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {isPrivate && <meta name="robots" content="noindex" />}
        <title>{title}</title>
      </head>
      <body>{body}</body>
    </html>
  );
  // React would escape the styles, and then their digest in a page's policy would not fit.
  const html = renderToStaticMarkup(page).replace('</head>', () => `<style>${styles}</style></head>`);
  return `<!doctype html>${html}`;
}
