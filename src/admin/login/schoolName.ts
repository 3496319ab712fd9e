import { find } from './markup.ts';
import mark from './mark.svg';
import type { School } from './serverFacts.ts';

/** Shows the name and the logo of the school; the product's own mark where there is no logo, or none that can be shown. */
export function showSchool(place: HTMLElement, school: School | undefined): void {
  const logo = find(place, 'img', HTMLImageElement);
  logo.onerror = () => {
    logo.onerror = null;
    logo.src = mark;
  };
  logo.src = school?.logo ?? mark;
  find(place, 'span', HTMLElement).textContent = school?.name ?? 'Campus';
}
