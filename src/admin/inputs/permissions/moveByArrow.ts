import type { KeyboardEvent } from 'react';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const BOX = '[data-action]';

/** Leads from one box of the table to the next in the direction of an arrow key; up and down in the same column. */
export function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key, currentTarget } = event;
  if (!ARROWS.includes(key) || !(target instanceof HTMLElement) || !target.matches(BOX)) return;
  const next =
    key === 'ArrowUp' || key === 'ArrowDown' ? boxInColumn(currentTarget, target, key) : boxBeside(target, key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function boxInColumn(table: HTMLTableElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const column = [...table.querySelectorAll<HTMLElement>(`[data-action="${from.dataset.action}"]`)];
  return column[column.indexOf(from) + (key === 'ArrowUp' ? -1 : 1)];
}

function boxBeside(from: HTMLElement, key: string): HTMLElement | undefined {
  const boxes = [...(from.closest('tr')?.querySelectorAll<HTMLElement>(BOX) ?? [])];
  const isBackwards = (key === 'ArrowLeft') !== (getComputedStyle(from).direction === 'rtl');
  return boxes[boxes.indexOf(from) + (isBackwards ? -1 : 1)];
}
