import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { InputFor } from '../../../core/calls/defineCall.ts';
import { updateMe } from '../../../core/calls/engineCalls.ts';
import type { UserData } from '../../auth/userData.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { titleOf } from '../../format/titleOf.ts';
import { callApi } from '../../http/callApi.ts';
import { useRegistry } from '../../product/product.ts';
import { messageOf } from '../../providers/envelope.ts';
import { refreshAccount } from '../../providers/refreshAccount.ts';
import { AccountForm } from './AccountForm.tsx';
import { EMAIL, NAME } from './accountFields.ts';
import { OwnPhoto } from './OwnPhoto.tsx';
import { PROOF_FILLS, PROOF_HINTS, PROOF_LABELS, withCode } from './proofFields.ts';
import type { OwnAccount } from './useOwnAccount.ts';

interface DetailsProps {
  readonly user: UserData;
  readonly account: OwnAccount;
  readonly hasSecondFactor: boolean;
}

/** One's own name, photo and email address. */
export function Details({ user, account, hasSecondFactor }: DetailsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const role = useRegistry().get('role');
  const conventions = useConventions();

  const save = async (input: InputFor<typeof updateMe>) => {
    const answer = await callApi(updateMe, { input });
    notify(messageOf(answer) ?? 'shell.profilePage.saved', { type: 'success' });
    await refreshAccount(queryClient);
  };

  return (
    <section className="profile-card" aria-labelledby="profile-details-title">
      <h2 id="profile-details-title">{translate('shell.profilePage.details')}</h2>
      <OwnPhoto name={user.name} photo={account.photo} onSave={save} />
      <p className="profile-role">
        {translate('shell.profilePage.role')}: <bdi>{titleOf(role, user.role, conventions)}</bdi>
      </p>
      <AccountForm
        fields={NAME}
        labels={{ name: 'shell.profilePage.name' }}
        autoComplete={{ name: 'name' }}
        initial={{ name: user.name }}
        submitLabel="shell.profilePage.save"
        onSubmit={save}
      />
      <h3>{translate('security.changeEmail')}</h3>
      <p className="profile-role">{translate('security.emailText')}</p>
      <AccountForm
        key={user.email}
        fields={withCode(EMAIL, hasSecondFactor)}
        labels={{ ...PROOF_LABELS, email: 'shell.profilePage.email' }}
        autoComplete={{ ...PROOF_FILLS, email: 'email' }}
        hints={PROOF_HINTS}
        initial={{ email: user.email }}
        idPrefix="email"
        submitLabel="security.changeEmail"
        onSubmit={save}
      />
    </section>
  );
}
