import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { registry } from '../../schemas/index.ts';
import type { Count } from '../../schemas/dashboard.ts';
import { formatNumber } from '../../src/admin/format/format.ts';
import { resourceLabel } from '../../src/admin/format/labels.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { NumberTile } from './NumberTile.tsx';
import { useCountedAddress } from './useCountedAddress.ts';

/** What the school is made of, each figure leading to the list of what was counted. */
export function CountTiles({ counts }: { readonly counts: readonly Count[] }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const addressOf = useCountedAddress();
  const id = useId();
  return (
    <section className="home-counts" aria-labelledby={id}>
      <h2 id={id}>{translate('home.counts')}</h2>
      <ul className="home-tiles home-tiles-small">
        {counts
          .filter(({ resource }) => registry.has(resource))
          .map((count) => (
            <NumberTile
              key={count.resource}
              value={formatNumber(count.count, conventions)}
              label={resourceLabel(translate, count.resource, count.count)}
              icon={registry.get(count.resource).icon}
              address={addressOf(count)}
            />
          ))}
      </ul>
    </section>
  );
}
