import type { ComponentProps } from 'react';
import { renderPage } from '../renderPage.tsx';
import { verifyStyles } from './styles.ts';
import { type Finding, VerifyPage } from './VerifyPage.tsx';

/** The page on which anybody checks a document, as HTML. */
export function renderVerifyPage(props: ComponentProps<typeof VerifyPage>): string {
  const { locale, text, finding } = props;
  return renderPage({
    locale,
    title: text(titleOf(finding)),
    styles: verifyStyles,
    isPrivate: true,
    body: <VerifyPage {...props} />,
  });
}

/** What is found stands in the title too: it is what a list of tabs shows of the page. */
function titleOf(finding: Finding): 'title' | 'genuine' | 'outdated' | 'unknown' | 'wait' {
  if (finding.is === 'genuine') return finding.holds ? 'genuine' : 'outdated';
  if (finding.is === 'unknown') return 'unknown';
  return finding.is === 'waiting' ? 'wait' : 'title';
}
