import { Fragment, type ReactNode } from 'react';
import { HOME_PART_NAMES, HOME_PARTS, type HomeLane, type HomePartName } from '../../schemas/homeParts.ts';

/** The lanes of the start page, each with its parts in their declared order: work and day side by side, figures below. */
export function Lanes({ draw }: { readonly draw: (part: HomePartName) => ReactNode }) {
  const lane = (name: HomeLane) => (
    <div className="home-lane" data-lane={name}>
      {HOME_PART_NAMES.filter((part) => HOME_PARTS[part].lane === name).map((part) => (
        <Fragment key={part}>{draw(part)}</Fragment>
      ))}
    </div>
  );
  return (
    <div className="home-lanes">
      <div className="home-now">
        {lane('work')}
        {lane('day')}
      </div>
      {lane('figures')}
    </div>
  );
}
