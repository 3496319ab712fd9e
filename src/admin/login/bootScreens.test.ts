// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { login as arabic } from '../../../locales/ar/login.ts';
import { showDrawnLogin, showLoadFailure, showWaiting } from './bootScreens.ts';

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');

let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = new DOMParser().parseFromString(page, 'text/html').body.innerHTML;
  root = document.getElementById('root') ?? document.body;
});

it('a failed start offers another try and is ready for the keyboard', () => {
  const onRetry = vi.fn();
  showLoadFailure({ root, messages: arabic, onRetry });
  const [retry, reload] = root.querySelectorAll('button');
  expect(root.querySelector('h1')?.textContent).toBe(arabic.loadFailed);
  expect(root.querySelector('p')?.textContent).toBe(arabic.loadFailedHint);
  expect([retry?.textContent, reload?.textContent]).toEqual([arabic.retry, arabic.reload]);
  expect(document.activeElement).toBe(retry);
  retry?.click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('speaks English when even the texts could not be fetched', () => {
  showLoadFailure({ root, messages: undefined, onRetry: vi.fn() });
  expect(root.querySelector('h1')?.textContent).toBe('This page did not load');
});

it('waiting is announced and gives way to what comes next', () => {
  showWaiting(root);
  expect(root.querySelector('[role=status]')?.getAttribute('aria-busy')).toBe('true');
  showLoadFailure({ root, messages: undefined, onRetry: vi.fn() });
  expect(root.querySelector('[role=status]')).toBeNull();
});

it('the drawn login can be typed in at once, and remembers that it was sent off before its code was there', () => {
  const template = document.querySelector<HTMLTemplateElement>('#drawn-login');
  if (template)
    template.innerHTML = '<form><img src="/mark.svg" /><input name="email" /><button>Sign in</button></form>';
  const drawn = showDrawnLogin(root);
  expect(root.querySelector('img')?.getAttribute('src')).toBeNull();
  drawn?.complete();
  expect(document.activeElement).toBe(root.querySelector('input'));
  expect(root.querySelector('img')?.getAttribute('src')).toBe('/mark.svg');
  expect(drawn?.wasSent()).toBe(false);
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  expect(root.querySelector('form')?.dispatchEvent(submit)).toBe(false);
  expect(drawn?.wasSent()).toBe(true);
});

it('there is no drawn login where no build has put one', () => {
  expect(showDrawnLogin(root)).toBeUndefined();
});
