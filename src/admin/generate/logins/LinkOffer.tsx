import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { resourceLabel } from '../../format/labels.ts';
import { titleOf } from '../../format/titleOf.ts';
import type { AnyRecord } from '../../format/values.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { useRegistry } from '../../product/product.ts';
import { accountOf } from './accountOf.ts';
import type { NewLogin } from './newLogins.ts';
import { useMayGiveLinks } from './useMayGiveLink.ts';

const LinkDialog = lazyPage(() => import('./loginDialogs.ts').then((module) => module.LinkDialog));

interface LinkOfferProps {
  readonly people: readonly NewLogin[];
  /** The resource whose record is known already, and the record; the others are read. */
  readonly resource: Resource;
  readonly record: AnyRecord;
  readonly onClose: () => void;
}

/** The dialog that gives links to people, each by the user that their record is or is about; nothing for whoever may give none. */
export function LinkOffer({ people, resource, record, onClose }: LinkOfferProps) {
  const { conventions } = useWords();
  const translate = useTranslate();
  const registry = useRegistry();
  const mayGive = useMayGiveLinks();
  const records = useRecordsOf(mayGive ? people : [], { resource: resource.name, record });
  if (!records) return null;
  const targets = records.flatMap((person) => {
    const target = registry.get(person.resource);
    const userId = accountOf(target, person.record);
    if (userId === undefined) return [];
    const kind = resourceLabel(translate, target.name, 1);
    return [{ userId, name: titleOf(target, person.record, conventions), kind }];
  });
  if (targets.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LinkDialog people={targets} onClose={onClose} />
    </Suspense>
  );
}

interface Known {
  readonly resource: string;
  readonly record: AnyRecord;
}

/** The records of some people, once all are there; who cannot be read is said, and left out. */
function useRecordsOf(people: readonly NewLogin[], known: Known): readonly Known[] | undefined {
  const dataProvider = useDataProvider();
  const noteError = useErrorNotice();
  const isKnown = ({ resource, id }: NewLogin) => resource === known.resource && id === known.record.id;
  const others = people.filter((person) => !isKnown(person));
  const read = async (person: NewLogin): Promise<readonly Known[]> => {
    try {
      const { data } = await dataProvider.getOne(person.resource, { id: person.id });
      return [{ resource: person.resource, record: data }];
    } catch (error) {
      noteError(error);
      return [];
    }
  };
  const { data } = useQuery({
    queryKey: ['newLogins', others],
    queryFn: async () => (await Promise.all(others.map(read))).flat(),
    enabled: others.length > 0,
  });
  const own = others.length < people.length ? [known] : [];
  if (others.length === 0) return own;
  return data && [...own, ...data];
}
