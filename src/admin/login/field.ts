import { copyOf, find } from './markup.ts';

export interface FieldOptions {
  readonly name: string;
  readonly autoComplete: AutoFill;
  readonly type?: 'text' | 'email' | 'password';
  /** Addresses and ids run left to right in every language. */
  readonly dir?: 'ltr' | 'auto';
}

/** A field of the login's forms: its label, what stands in its way, and a hint. */
export interface Field {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  readonly setLabel: (text: string) => void;
  readonly setProblem: (text: string | undefined) => void;
  readonly setHint: (text: string | undefined) => void;
}

export function createField({ name, autoComplete, type = 'text', dir = 'ltr' }: FieldOptions): Field {
  const element = find(copyOf('field'), '.login-field', HTMLElement);
  const input = find(element, 'input', HTMLInputElement);
  const label = find(element, 'label', HTMLLabelElement);
  const [hint, problem] = element.querySelectorAll('p');
  if (!hint || !problem) throw new Error('login.html has a field without a hint or a problem');

  Object.assign(input, { id: name, name, type, dir, autocomplete: autoComplete });
  label.htmlFor = name;
  hint.id = `${name}-hint`;
  problem.id = `${name}-error`;
  input.setAttribute('aria-describedby', `${problem.id} ${hint.id}`);

  return {
    element,
    input,
    setLabel: (text) => {
      label.textContent = text;
    },
    setProblem: (text = '') => {
      problem.textContent = text;
      if (text) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    },
    setHint: (text = '') => {
      hint.textContent = text;
    },
  };
}
