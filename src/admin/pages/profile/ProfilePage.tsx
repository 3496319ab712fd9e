import { useQueryClient } from '@tanstack/react-query';
import { Title, useNotify, useTranslate } from 'react-admin';
import type { InputFor } from '../../../core/calls/defineCall.ts';
import { changePassword, updateMe } from '../../../core/calls/engineCalls.ts';
import type { UserData } from '../../auth/userData.ts';
import { callApi } from '../../http/callApi.ts';
import { useAccount } from '../../providers/ability.ts';
import { useIsPresent } from '../../providers/backEnd.ts';
import { messageOf } from '../../providers/envelope.ts';
import { refreshAccount } from '../../providers/refreshAccount.ts';
import { Abilities } from './Abilities.tsx';
import { AccountForm } from './AccountForm.tsx';
import { DETAILS, PASSWORDS } from './accountFields.ts';
import './profile.css';

/** One's own account: name, e-mail, password, and what one may do. */
export function ProfilePage() {
  const { user } = useAccount();
  const translate = useTranslate();
  const canChange = useIsPresent(updateMe.path);
  return (
    <div className="profile">
      <Title title={translate('shell.profile')} preferenceKey={false} />
      {canChange && user && <Details key={user.id} user={user} />}
      {canChange && <PasswordChange />}
      <Abilities />
    </div>
  );
}

function Details({ user }: { readonly user: UserData }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();

  const save = async (input: InputFor<typeof updateMe>) => {
    const answer = await callApi(updateMe, { input });
    notify(messageOf(answer) ?? 'shell.profilePage.saved', { type: 'success' });
    await refreshAccount(queryClient);
  };

  return (
    <section className="profile-card" aria-labelledby="profile-details-title">
      <h2 id="profile-details-title">{translate('shell.profilePage.details')}</h2>
      <p className="profile-role">
        {translate('shell.profilePage.role')}: <bdi>{user.role.name}</bdi>
      </p>
      <AccountForm
        fields={DETAILS}
        labels={{ name: 'shell.profilePage.name', email: 'shell.profilePage.email' }}
        autoComplete={{ name: 'name', email: 'email' }}
        initial={{ name: user.name, email: user.email }}
        submitLabel="shell.profilePage.save"
        onSubmit={save}
      />
    </section>
  );
}

function PasswordChange() {
  const translate = useTranslate();
  const notify = useNotify();

  const change = async (input: InputFor<typeof changePassword>) => {
    const answer = await callApi(changePassword, { input });
    notify(messageOf(answer) ?? 'shell.profilePage.passwordChanged', { type: 'success' });
  };

  return (
    <section className="profile-card" aria-labelledby="profile-password-title">
      <h2 id="profile-password-title">{translate('shell.profilePage.password')}</h2>
      <AccountForm
        fields={PASSWORDS}
        labels={{
          current_password: 'shell.profilePage.currentPassword',
          password: 'shell.profilePage.newPassword',
          password_confirmation: 'shell.profilePage.repeatPassword',
        }}
        autoComplete={{
          current_password: 'current-password',
          password: 'new-password',
          password_confirmation: 'new-password',
        }}
        hints={{ password: 'shell.profilePage.passwordHint' }}
        submitLabel="shell.profilePage.changePassword"
        onSubmit={change}
      />
    </section>
  );
}
