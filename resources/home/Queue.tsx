import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { registry } from '../../schemas/index.ts';
import type { Count } from '../../schemas/dashboard.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatNumber } from '../../src/admin/format/format.ts';
import { Icon } from '../../src/admin/icons/Icon.tsx';
import { useCountedAddress } from './useCountedAddress.ts';

interface QueueProps<Pile extends Count> {
  readonly piles: readonly Pile[];
  readonly labelOf: (pile: Pile) => string;
  /** What else there is to know of a pile, on a line of its own. */
  readonly noteOf?: (pile: Pile) => ReactNode;
}

/** Piles of records, each with how many they are and the way to their list. */
export function Queue<Pile extends Count>({ piles, labelOf, noteOf }: QueueProps<Pile>) {
  const conventions = useConventions();
  const addressOf = useCountedAddress();
  return (
    <ul className="home-queue">
      {piles.map((pile) => {
        const address = addressOf(pile);
        const content = (
          <>
            <span className="home-queue-count">{formatNumber(pile.count, conventions)}</span>
            <span className="home-queue-what">
              {labelOf(pile)}
              {noteOf && <small>{noteOf(pile)}</small>}
            </span>
            <Icon name={registry.get(pile.resource).icon} className="home-tile-icon" size="small" />
          </>
        );
        return (
          <li key={pile.resource}>
            {address ? (
              <Link className="home-pile" to={address}>
                {content}
              </Link>
            ) : (
              <div className="home-pile">{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
