import type { LoginMessages } from '../../../locales/en/login.ts';
import { demoAccounts, type DemoAccount } from './demoAccounts.ts';

interface DemoLoginsProps {
  readonly messages: LoginMessages;
  readonly onPick: (account: DemoAccount) => void;
}

export function DemoLogins({ messages, onPick }: DemoLoginsProps) {
  return (
    <section className="login-demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{messages.demoTitle}</h2>
      <p>{messages.demoHint}</p>
      <ul>
        {demoAccounts.map((account) => (
          <li key={account.role}>
            <button type="button" title={account.identifier} onClick={() => onPick(account)}>
              {messages[account.role]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
