import { type DrawingName, drawings } from './drawings.ts';
import './icon.css';

interface IconProps {
  readonly name: DrawingName;
  /** As large as the text around it when not said. */
  readonly size?: 'small' | 'medium';
  readonly className?: string;
}

/** The one way to draw an icon. A list shows thousands of them, so it is a bare svg instead of Material UI's component. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      data-size={size}
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
