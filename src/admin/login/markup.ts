import drawings from './drawings.svg?no-inline';
import source from './login.html?raw';

// The login is made of templates instead of components: React alone weighs six times as much as the whole page.
const templates = document.createElement('template');
templates.innerHTML = source;

export type DrawingName = 'facade' | 'globe' | 'sun' | 'moon' | 'eye' | 'eye-off';

/** A copy of one of the templates of `login.html`. */
export function copyOf(id: 'page' | 'panel' | 'field' | 'reveal'): DocumentFragment {
  const copy = document.importNode(find(templates.content, `#${id}`, HTMLTemplateElement).content, true);
  for (const use of copy.querySelectorAll('use')) draw(use, use.dataset.drawing as DrawingName);
  return copy;
}

/** Points a `<use>` to a decorative drawing. Used out of its file instead of as an image, it takes its colours from this page. */
export function draw(use: Element, name: DrawingName): void {
  use.setAttribute('href', `${drawings}#${name}`);
}

/** An element that the markup is known to have. */
export function find<T extends Element>(place: ParentNode, selector: string, type: new () => T): T {
  const found = place.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`login.html has no ${selector}`);
  return found;
}
