import { readSkin, setSkin } from '../preferences.ts';
import type { Skin } from '../theme/tokens.ts';
import { draw, find } from './markup.ts';
import type { Texts } from './texts.ts';

/** Switches between the two skins, and is called and drawn like the one that it leads to. */
export function wireSkinButton(button: HTMLButtonElement, texts: Texts): void {
  const drawing = find(button, 'use', Element);
  let other = otherThan(readSkin());
  const show = (): void => {
    const label = other === 'dark' ? texts.messages.useDark : texts.messages.useLight;
    button.title = label;
    button.setAttribute('aria-label', label);
    draw(drawing, other === 'dark' ? 'moon' : 'sun');
  };
  button.addEventListener('click', () => {
    setSkin(other);
    other = otherThan(other);
    show();
  });
  texts.follow(show);
}

function otherThan(skin: Skin): Skin {
  return skin === 'light' ? 'dark' : 'light';
}
