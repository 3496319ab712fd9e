import type { ComponentProps } from 'react';
import { renderPage } from '../renderPage.tsx';
import { verifyStyles } from './styles.ts';
import { VerifyPage } from './VerifyPage.tsx';

/** The page on which anybody checks a document, as HTML. */
export function renderVerifyPage(props: ComponentProps<typeof VerifyPage>): string {
  const { locale, text } = props;
  return renderPage({
    locale,
    title: text('title'),
    styles: verifyStyles,
    isPrivate: true,
    body: <VerifyPage {...props} />,
  });
}
