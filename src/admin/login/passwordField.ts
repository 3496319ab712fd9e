import { createField, type Field, type FieldOptions } from './field.ts';
import { copyOf, draw, find } from './markup.ts';
import type { Texts } from './texts.ts';

/** A password that can be looked at, with a word when Caps Lock is on. */
export function createPasswordField(options: FieldOptions, texts: Texts): Field {
  const field = createField({ ...options, type: 'password' });
  const { input } = field;
  const button = find(copyOf('reveal'), 'button', HTMLButtonElement);
  const name = find(button, 'span', HTMLElement);
  const drawing = find(button, 'use', Element);
  let hint: string | undefined;
  let hasCapsLock = false;

  const show = (): void => {
    const isShown = input.type === 'text';
    name.textContent = isShown ? texts.messages.hidePassword : texts.messages.showPassword;
    button.setAttribute('aria-pressed', String(isShown));
    draw(drawing, isShown ? 'eye-off' : 'eye');
    field.setHint(hasCapsLock ? texts.messages.capsLock : hint);
  };
  const noteCapsLock = (isOn: boolean): void => {
    if (isOn === hasCapsLock) return;
    hasCapsLock = isOn;
    show();
  };

  for (const type of ['keydown', 'keyup'] as const) {
    // Browsers that fill a field in send key events without a key.
    input.addEventListener(type, (event) => noteCapsLock(event.getModifierState?.('CapsLock') ?? false));
  }
  input.addEventListener('blur', () => noteCapsLock(false));
  button.addEventListener('click', () => {
    input.type = input.type === 'password' ? 'text' : 'password';
    show();
  });
  input.after(button);
  texts.follow(show);

  return {
    ...field,
    setHint: (text) => {
      hint = text;
      show();
    },
  };
}
