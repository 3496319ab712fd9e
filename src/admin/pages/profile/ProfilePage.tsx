import { Title, useTranslate } from 'react-admin';
import { updateMe } from '../../../core/calls/engineCalls.ts';
import { currentView } from '../../auth/accountView.ts';
import { LoadFailure } from '../../generate/shared/LoadFailure.tsx';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { useAccount } from '../../providers/ability.ts';
import { useIsPresent } from '../../providers/backEnd.ts';
import { Abilities } from './Abilities.tsx';
import { Appearance } from './Appearance.tsx';
import { Details } from './Details.tsx';
import { OpenLogins } from './OpenLogins.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { useOwnAccount } from './useOwnAccount.ts';
import './profile.css';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { UnsavedGuard } from '../../generate/form/UnsavedGuard.tsx';
import { UnsavedFormContext } from './useUnsavedForm.ts';

/** One's own account: who one is, how one signs in and where, how the app looks, and what one may do. */
export function ProfilePage() {
  const { user } = useAccount();
  const translate = useTranslate();
  const canChange = useIsPresent(updateMe.path);
  const { data, error, refetch } = useOwnAccount(canChange && user !== undefined);
  if (!user) return null;
  const mustSetUp = user.must_set_up_second_factor === true;
  const hasSecondFactor = data?.second_factor.is_on ?? false;
  const isAwaited = canChange && data === undefined && !error;
  return (
    <div className="profile">
      <Title title={translate('shell.profile')} preferenceKey={false} />
      {canChange && error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {isAwaited && <Skeleton height={320} />}
      {/* Whoever looks at the product as somebody else sees what they have here, and changes none of it. */}
      <fieldset className="profile-own" disabled={currentView() !== undefined}>
        {data && mustSetUp && <SecondFactor state={data.second_factor} />}
        {data && canChange && !mustSetUp && (
          <UnsavedForms>
            <Details key={user.id} user={user} account={data} hasSecondFactor={hasSecondFactor} />
            <PasswordChange hasSecondFactor={hasSecondFactor} />
          </UnsavedForms>
        )}
        {data && !mustSetUp && <SecondFactor state={data.second_factor} />}
        {data && <OpenLogins logins={data.logins} />}
      </fieldset>
      {/* Below what is awaited: shown at once, it would be pushed away. */}
      {!isAwaited && <Appearance />}
      {!isAwaited && !mustSetUp && <Abilities />}
    </div>
  );
}

/** Asks before what was typed into one of several forms of a page is lost. The router takes one such question at a time. */
function UnsavedForms({ children }: { readonly children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const mayLeave = useRef(false);
  const report = useCallback((form: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      const others = before.filter((each) => each !== form);
      return isUnsaved ? [...others, form] : others;
    });
  }, []);
  return (
    <UnsavedFormContext value={report}>
      {children}
      <UnsavedGuard isDirty={unsaved.length > 0} mayLeave={mayLeave} />
    </UnsavedFormContext>
  );
}
