import { type DemoAccount, demoAccounts } from './demoAccounts.ts';
import { followTexts, type Texts } from './texts.ts';

/** The logins of the demo school, as buttons that fill the form in. */
export function createDemoLogins(texts: Texts, onPick: (account: DemoAccount) => void): HTMLElement {
  const section = document.createElement('section');
  section.className = 'login-demo';
  section.innerHTML = '<h2 id="demo-title" data-text="demoTitle"></h2><p data-text="demoHint"></p><ul></ul>';
  section.setAttribute('aria-labelledby', 'demo-title');
  for (const account of demoAccounts) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', title: account.identifier });
    button.dataset.text = account.role;
    button.addEventListener('click', () => onPick(account));
    const item = document.createElement('li');
    item.append(button);
    section.lastElementChild?.append(item);
  }
  followTexts(section, texts);
  return section;
}
