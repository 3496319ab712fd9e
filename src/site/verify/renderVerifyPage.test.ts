import { expect, it } from 'vitest';
import { renderVerifyPage } from './renderVerifyPage.tsx';

const page = (finding: Parameters<typeof renderVerifyPage>[0]['finding']) =>
  renderVerifyPage({ locale: 'en', text: (key) => `<${key}>`, issuer: 'A school', finding })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

it.each([
  ['genuine', { is: 'genuine', holds: true, facts: [] }],
  ['outdated', { is: 'genuine', holds: false, facts: [] }],
  ['unknown', { is: 'unknown' }],
  ['wait', { is: 'waiting', minutes: '5' }],
  ['title', { is: 'notAsked' }],
] as const)('says what is found in its title and its heading: %s', (key, finding) => {
  const html = page(finding);
  expect(html).toContain(`<title><${key}></title>`);
  expect(html).toContain(`<h1><${key}></h1>`);
});

it('calls nothing genuine that holds no longer', () => {
  const html = page({ is: 'genuine', holds: false, facts: [] });
  expect(html).not.toContain('<genuine>');
  expect(html).toContain('class="outdated"');
  expect(html).toContain('<outdatedText>');
});
