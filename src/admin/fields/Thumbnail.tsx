import { useState } from 'react';
import { fileAddress } from '../http/address.ts';
import { initialsOf } from '../format/initials.ts';

interface ThumbnailProps {
  readonly path: unknown;
  /** Whose picture it is. */
  readonly title: string;
  readonly size?: 'small' | 'large';
  readonly className?: string;
}

/** A rounded picture; initials where there is none, or where it cannot be shown. */
export function Thumbnail({ path, title, size = 'small', className = 'field-thumb' }: ThumbnailProps) {
  const [broken, setBroken] = useState<unknown>();
  const isShown = typeof path === 'string' && path !== '' && broken !== path;
  if (!isShown) {
    return (
      <span className={className} data-size={size} aria-hidden>
        {initialsOf(title) || '?'}
      </span>
    );
  }
  return (
    <img
      className={className}
      data-size={size}
      src={fileAddress(path)}
      alt={size === 'large' ? title : ''}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(path)}
    />
  );
}
