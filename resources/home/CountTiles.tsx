import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { registry } from '../../schemas/index.ts';
import type { Count, WaitingCount } from '../../schemas/dashboard.ts';
import { formatNumber } from '../../src/admin/format/format.ts';
import { optionLabel, resourceLabel } from '../../src/admin/format/labels.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { NumberTile } from './NumberTile.tsx';
import { useCountedAddress } from './useCountedAddress.ts';

interface CountTilesProps {
  readonly title: string;
  /** Null when they could not be worked out. */
  readonly counts: readonly (Count | WaitingCount)[] | null;
  /** Said where nothing is left to count. */
  readonly empty?: string;
  /** Where all of them are seen together. */
  readonly more?: { readonly address: string; readonly label: string };
}

/** Counts under a heading, each leading to the list of what was counted. */
export function CountTiles({ title, counts, empty, more }: CountTilesProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const addressOf = useCountedAddress();
  const id = useId();
  const shown = (counts ?? []).filter(({ resource }) => registry.has(resource));
  return (
    <section aria-labelledby={id}>
      <div className="home-head">
        <h2 id={id}>{translate(title)}</h2>
        {more && shown.length > 0 && (
          <Link className="field-link" to={more.address}>
            {translate(more.label)}
          </Link>
        )}
      </div>
      {counts === null && <p className="home-empty">{translate('home.unknown')}</p>}
      {counts !== null && shown.length === 0 && empty && <p className="home-empty">{translate(empty)}</p>}
      <ul className={counts?.some((count) => 'state' in count) ? 'home-tiles' : 'home-tiles home-tiles-small'}>
        {shown.map((count) => (
          <NumberTile
            key={count.resource}
            value={formatNumber(count.count, conventions)}
            label={labelOf(count)}
            icon={registry.get(count.resource).icon}
            address={addressOf(count)}
            isUrgent={'state' in count}
          />
        ))}
      </ul>
    </section>
  );

  function labelOf(count: Count | WaitingCount): string {
    const name = resourceLabel(translate, count.resource, count.count);
    if (!('state' in count)) return name;
    const { resource, field, state: option } = count;
    return translate('home.inState', {
      resource: name,
      state: optionLabel(translate, { resource, field, option }),
    });
  }
}
