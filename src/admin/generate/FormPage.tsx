import { Suspense, useState } from 'react';
import { Title } from 'react-admin';
import { useNavigate } from 'react-router';
import { lazyPage } from '../loading/lazyPage.tsx';
import { Skeleton } from '../loading/Skeleton.tsx';
import type { Resource } from '../../core/resource.ts';
import { WordsProvider } from '../fields/WordsProvider.tsx';
import { screenAddress } from '../addresses/addresses.ts';
import type { AnyRecord } from '../format/values.ts';
import { useRegistry } from '../product/product.ts';
import { LockedRecordPage } from './form/lockedRecordPage.ts';
import { PageFields } from './form/PageFields.tsx';
import { RecordForm } from './form/RecordForm.tsx';
import { useFormTitle } from './form/useFormTitle.ts';
import { useLockedView } from './form/useLockedView.ts';
import { type NewLogin, newLoginsOf, offering } from './logins/newLogins.ts';
import { LoadFailure } from './shared/LoadFailure.tsx';
import { useRecord } from './shared/useRecord.ts';
import { useWayBack } from './shared/wayBack.ts';

// Needed by few forms, and after a save only.
const LinkOffer = lazyPage(() => import('./logins/LinkOffer.tsx').then((module) => module.LinkOffer));

interface FormPageProps {
  readonly resource: Resource;
  /** The record to change; a new one is made when not said. */
  readonly id?: number;
}

/** Whose links are offered after a save. */
interface LinkOffers {
  readonly saved: AnyRecord;
  readonly people: readonly NewLogin[];
}

/** A page on which a record is made or changed. */
export function FormPage({ resource, id }: FormPageProps) {
  const { data: record, error, refetch } = useRecord(resource, id);
  const title = useFormTitle({ resource, id, record });
  const goBack = useWayBack(resource);
  const navigate = useNavigate();
  const registry = useRegistry();
  // Whoever got a login by this form is given the way to sign in at once.
  const leave = (saved: AnyRecord, entered: AnyRecord) => {
    const people = newLoginsOf(registry, { resource, before: record, saved, entered });
    if (people.length === 0 || !resource.screens.show) return goBack();
    return navigate(screenAddress(resource, 'show', saved.id as number), { state: offering(people) });
  };
  // With another one to be entered here, the way to sign in is given over the emptied form, one after the other.
  const [offered, setOffered] = useState<readonly LinkOffers[]>([]);
  const offer = (saved: AnyRecord, entered: AnyRecord) => {
    const people = newLoginsOf(registry, { resource, before: undefined, saved, entered });
    if (people.length > 0) setOffered((others) => [...others, { saved, people }]);
  };
  const [next] = offered;
  const isReady = id === undefined || record !== undefined;
  const { isShownLocked, setIsDirty } = useLockedView(resource, record);
  const waiting = <Skeleton height={320} className="form-page" />;

  return (
    <WordsProvider resource={resource}>
      <Title title={title} preferenceKey={false} />
      {!isReady && error && <LoadFailure error={error} onRetry={refetch} resource={resource} />}
      {!isReady && !error && waiting}
      {record && isShownLocked && (
        <Suspense fallback={waiting}>
          <LockedRecordPage resource={resource} record={record} onLeave={goBack} />
        </Suspense>
      )}
      {isReady && !isShownLocked && (
        <RecordForm
          resource={resource}
          record={record}
          layout="page"
          className="form-page"
          onSaved={leave}
          onSavedInBackground={offer}
          onCancel={goBack}
          onDirty={setIsDirty}
        >
          <PageFields />
        </RecordForm>
      )}
      {next && (
        <Suspense fallback={null}>
          <LinkOffer
            key={String(next.saved.id)}
            people={next.people}
            resource={resource}
            record={next.saved}
            onClose={() => setOffered(([, ...others]) => others)}
          />
        </Suspense>
      )}
    </WordsProvider>
  );
}
