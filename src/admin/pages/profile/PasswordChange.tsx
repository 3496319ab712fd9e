import { useNotify, useTranslate } from 'react-admin';
import type { InputFor } from '../../../core/calls/defineCall.ts';
import { changePassword } from '../../../core/calls/engineCalls.ts';
import { callApi } from '../../http/callApi.ts';
import { messageOf } from '../../providers/envelope.ts';
import { AccountForm } from './AccountForm.tsx';
import { PASSWORDS } from './accountFields.ts';
import { PROOF_FILLS, PROOF_HINTS, PROOF_LABELS, withCode } from './proofFields.ts';
import { useAccountChanged } from './useOwnAccount.ts';

/** Changes one's own password, which ends all other logins. */
export function PasswordChange({ hasSecondFactor }: { readonly hasSecondFactor: boolean }) {
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useAccountChanged();

  const change = async (input: InputFor<typeof changePassword>) => {
    const answer = await callApi(changePassword, { input });
    notify(messageOf(answer) ?? 'shell.profilePage.passwordChanged', { type: 'success' });
    await changed();
  };

  return (
    <section className="profile-card" aria-labelledby="profile-password-title">
      <h2 id="profile-password-title">{translate('shell.profilePage.password')}</h2>
      <AccountForm
        fields={withCode(PASSWORDS, hasSecondFactor)}
        labels={{
          ...PROOF_LABELS,
          password: 'shell.profilePage.newPassword',
          password_confirmation: 'shell.profilePage.repeatPassword',
        }}
        autoComplete={{ ...PROOF_FILLS, password: 'new-password', password_confirmation: 'new-password' }}
        hints={{ ...PROOF_HINTS, password: 'shell.profilePage.passwordHint' }}
        submitLabel="shell.profilePage.changePassword"
        onSubmit={change}
      />
    </section>
  );
}
