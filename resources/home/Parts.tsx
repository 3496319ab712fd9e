import { Fragment, type ReactNode } from 'react';
import { HOME_PART_NAMES, type HomePartName } from '../../schemas/homeParts.ts';

/** The parts of the start page in their declared order, in as many columns as the screen has room for. */
export function Parts({ draw }: { readonly draw: (part: HomePartName) => ReactNode }) {
  return (
    <div className="home-parts">
      {HOME_PART_NAMES.map((part) => (
        <Fragment key={part}>{draw(part)}</Fragment>
      ))}
    </div>
  );
}
