import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { secondFactorResets } from '../../../core/calls/accountCalls.ts';
import { LoadFailure } from '../../generate/shared/LoadFailure.tsx';
import { callApi } from '../../http/callApi.ts';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { RequestForm } from './RequestForm.tsx';
import { WaitingReset } from './WaitingReset.tsx';
import '../profile/profile.css';

/** How somebody who has lost both the phone and the recovery codes is let in again: two people decide. */
export function ResetsPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['secondFactorResets'],
    queryFn: ({ signal }) => callApi(secondFactorResets, { signal }),
  });
  return (
    <div className="profile">
      <Title title={translate('screenNames.secondFactorResets')} preferenceKey={false} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} isCall />}
      {!data && !error && <Skeleton height={320} />}
      {data && (
        <section className="profile-card" aria-labelledby="resets-request-title">
          <h2 id="resets-request-title">{translate('security.resets.request')}</h2>
          <p className="profile-role">{translate('security.resets.text')}</p>
          <RequestForm users={data.users} onDone={refetch} />
        </section>
      )}
      {data && (
        <section className="profile-card" aria-labelledby="resets-waiting-title">
          <h2 id="resets-waiting-title">{translate('security.resets.waiting')}</h2>
          {data.waiting.length === 0 && <p>{translate('security.resets.empty')}</p>}
          <ul className="profile-logins">
            {data.waiting.map((reset) => (
              <WaitingReset key={reset.id} reset={reset} onDone={refetch} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
