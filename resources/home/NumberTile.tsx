import { Icon } from '../../src/admin/icons/Icon.tsx';
import type { IconName } from '../../src/core/icons.ts';
import { Link } from 'react-router';

interface NumberTileProps {
  readonly value: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly address?: string | undefined;
}

/** One figure; where there is a list of what was counted, it leads there. */
export function NumberTile({ value, label, icon, address }: NumberTileProps) {
  const content = (
    <>
      {icon && <Icon name={icon} className="home-tile-icon" size="medium" />}
      <span className="home-tile-number">{value}</span>
      <span>{label}</span>
    </>
  );
  return (
    <li>
      {address ? (
        <Link className="home-tile" to={address}>
          {content}
        </Link>
      ) : (
        <div className="home-tile">{content}</div>
      )}
    </li>
  );
}
