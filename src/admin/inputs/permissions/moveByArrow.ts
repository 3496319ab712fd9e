import type { KeyboardEvent } from 'react';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** Leads from one box of the table to the next in the direction of an arrow key; up and down in the same column. */
export function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key, currentTarget } = event;
  if (!ARROWS.includes(key) || !(target instanceof HTMLInputElement)) return;
  const next =
    key === 'ArrowUp' || key === 'ArrowDown' ? boxInColumn(currentTarget, target, key) : boxBeside(target, key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function boxInColumn(table: HTMLTableElement, from: HTMLInputElement, key: string): HTMLInputElement | undefined {
  const column = [...table.querySelectorAll<HTMLInputElement>(`input[data-action="${from.dataset.action}"]`)];
  return column[column.indexOf(from) + (key === 'ArrowUp' ? -1 : 1)];
}

function boxBeside(from: HTMLInputElement, key: string): HTMLInputElement | undefined {
  const boxes = [...(from.closest('tr')?.querySelectorAll('input') ?? [])];
  const isBackwards = (key === 'ArrowLeft') !== (getComputedStyle(from).direction === 'rtl');
  return boxes[boxes.indexOf(from) + (isBackwards ? -1 : 1)];
}
