import type { SvgIconComponent } from '@mui/icons-material';
import { Link } from 'react-router';

interface NumberTileProps {
  readonly value: string;
  readonly label: string;
  readonly icon?: SvgIconComponent;
  readonly address?: string | undefined;
  /** Something is to be done about it. */
  readonly isUrgent?: boolean;
}

/** One figure; where there is a list of what was counted, it leads there. */
export function NumberTile({ value, label, icon: Icon, address, isUrgent = false }: NumberTileProps) {
  const content = (
    <>
      {Icon && <Icon className="home-tile-icon" aria-hidden />}
      <span className="home-tile-number">{value}</span>
      <span>{label}</span>
    </>
  );
  return (
    <li>
      {address ? (
        <Link className="home-tile" to={address} data-waiting={isUrgent}>
          {content}
        </Link>
      ) : (
        <div className="home-tile" data-waiting={isUrgent}>
          {content}
        </div>
      )}
    </li>
  );
}
