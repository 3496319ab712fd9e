/** Where a dragged row is dropped: beside which other, and on which side of it. */
export interface DropTarget {
  readonly id: string;
  readonly side: 'after' | 'before';
}

const EDGE = 48;
const SCROLLED = 12;
const SCROLL_MS = 16;

/**
 * Follows a pointer that has taken hold of a row, and marks where it would be dropped. The rows stay where they are until
 * then: a row that moves under the finger loses it.
 */
export function dragRow(handle: HTMLElement, pointerId: number, onDrop: (drop: DropTarget | undefined) => void): void {
  const row = handle.closest<HTMLElement>('[data-id]');
  const list = row?.parentElement;
  if (!row || !list) return;
  let drop: DropTarget | undefined;
  let marked: HTMLElement | undefined;
  const mark = (target: HTMLElement | undefined, side?: DropTarget['side']) => {
    if (marked) delete marked.dataset.drop;
    marked = target;
    if (target && side) target.dataset.drop = side;
    drop = target?.dataset.id !== undefined && side ? { id: target.dataset.id, side } : undefined;
  };
  let at: number | undefined;
  const follow = (clientY: number) => {
    const others = [...list.querySelectorAll<HTMLElement>(':scope > [data-id]')].filter(
      (each) => each !== row && each.querySelector('[data-handle]'),
    );
    const below = others.find((each) => clientY < middleOf(each));
    if (below) mark(below, 'before');
    else mark(others.at(-1), 'after');
  };
  const onMove = ({ clientY }: PointerEvent) => {
    at = clientY;
    follow(at);
  };
  // A pointer that waits at an edge moves nothing itself.
  const scrolling = setInterval(() => {
    if (at === undefined || (at >= EDGE && at <= window.innerHeight - EDGE)) return;
    window.scrollBy(0, at < EDGE ? -SCROLLED : SCROLLED);
    follow(at);
  }, SCROLL_MS);
  const end = (isDropped: boolean) => {
    const dropped = drop;
    mark(undefined);
    clearInterval(scrolling);
    delete row.dataset.dragged;
    handle.removeEventListener('pointermove', onMove);
    handle.removeEventListener('pointerup', onUp);
    handle.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('keydown', onKeyDown, true);
    onDrop(isDropped ? dropped : undefined);
  };
  const onUp = () => end(true);
  const onCancel = () => end(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  row.dataset.dragged = 'true';
  handle.setPointerCapture(pointerId);
  handle.addEventListener('pointermove', onMove);
  handle.addEventListener('pointerup', onUp);
  handle.addEventListener('pointercancel', onCancel);
  window.addEventListener('keydown', onKeyDown, true);
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
