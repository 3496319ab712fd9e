import drawings from './drawings.svg?no-inline';

interface DrawingProps {
  readonly name: 'facade' | 'globe' | 'sun' | 'moon' | 'eye' | 'eye-off';
}

/** A decorative drawing. Used out of its file instead of as an image, it takes its colours from this page. */
export function Drawing({ name }: DrawingProps) {
  return (
    <svg className={`drawing-${name}`} viewBox={name === 'facade' ? '0 0 600 900' : '0 0 20 20'} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
