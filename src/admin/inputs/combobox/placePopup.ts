const GAP = 4;
const EDGE = 8;
const TALLEST = 352;
/** Less than this and the popup goes where there is more. */
const ENOUGH = 200;
const NARROWEST = 240;

/** Puts a popup below its input, or above where there is more room, within what the screen (and its keyboard) leaves free. */
export function placePopup(popup: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, right, width: ownWidth } = anchor.getBoundingClientRect();
  const seen = window.visualViewport;
  const start = seen?.offsetTop ?? 0;
  const end = start + (seen?.height ?? window.innerHeight);
  const below = end - bottom - GAP - EDGE;
  const above = top - start - GAP - EDGE;
  const isBelow = below >= ENOUGH || below >= above;

  const widest = document.documentElement.clientWidth - 2 * EDGE;
  const width = Math.min(Math.max(ownWidth, NARROWEST), widest);
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const wanted = isRightToLeft ? right - width : left;

  Object.assign(popup.style, {
    top: isBelow ? `${bottom + GAP}px` : 'auto',
    bottom: isBelow ? 'auto' : `${window.innerHeight - top + GAP}px`,
    left: `${Math.max(EDGE, Math.min(wanted, EDGE + widest - width))}px`,
    width: `${width}px`,
    maxHeight: `${Math.max(0, Math.min(TALLEST, isBelow ? below : above))}px`,
  });
}
