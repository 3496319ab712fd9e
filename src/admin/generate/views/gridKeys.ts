import type { KeyboardEvent } from 'react';

/** What stands in a grid says where: `data-column`, `data-row`. */
interface GridPlace {
  readonly element: HTMLElement;
  readonly column: number;
  readonly row: number;
}

/** More than a grid has columns or rows: what lies in the same line comes before what is nearer in another. */
const FAR = 100_000;

/** From one to the next of what stands in a grid, in the direction of the arrow; in Arabic the next day is to the left. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-column]')].map(placeOf);
  const from = all.find(({ element }) => element === document.activeElement);
  if (!from) return;
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const row = all.filter((each) => each.row === from.row);
  const targets: Readonly<Record<string, () => GridPlace | undefined>> = {
    ArrowRight: () => nearest(all, from, 'column', forward),
    ArrowLeft: () => nearest(all, from, 'column', -forward),
    ArrowDown: () => nearest(all, from, 'row', 1),
    ArrowUp: () => nearest(all, from, 'row', -1),
    Home: () => row.at(0),
    End: () => row.at(-1),
  };
  const find = targets[event.key];
  if (!find) return;
  event.preventDefault();
  find()?.element.focus();
}

function nearest(
  all: readonly GridPlace[],
  from: GridPlace,
  along: 'column' | 'row',
  sign: number,
): GridPlace | undefined {
  const across = along === 'row' ? 'column' : 'row';
  const distance = (place: GridPlace) =>
    Math.abs(place[across] - from[across]) * FAR + Math.abs(place[along] - from[along]);
  const ahead = all.filter((place) => (place[along] - from[along]) * sign > 0);
  return ahead.reduce<GridPlace | undefined>(
    (best, place) => (best && distance(best) <= distance(place) ? best : place),
    undefined,
  );
}

function placeOf(element: HTMLElement): GridPlace {
  return { element, column: Number(element.dataset.column), row: Number(element.dataset.row) };
}
