// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { login as english } from '../../../locales/en/login.ts';
import { prerenderLogin } from './prerender.tsx';
import { startLogin } from './startLogin.tsx';

afterEach(() => vi.unstubAllGlobals());

it('draws the login so that React takes it over as it stands, with what was typed meanwhile', () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Not found.' }, { status: 404 }));
  const complaints = vi.spyOn(console, 'error');
  document.body.innerHTML = `<div id="login">${prerenderLogin()}</div>`;
  const container = document.getElementById('login') ?? document.body;
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  password.value = 'Demo@1234';
  password.focus();

  const props = { messages: english, sessionEnded: false, onSubmit: vi.fn(), onLoggedIn: async () => undefined };
  let takeDown = () => {};
  act(() => {
    takeDown = startLogin({ container, ...props });
  });

  expect(screen.getByLabelText('Password')).toBe(password);
  expect([password.value, document.activeElement]).toEqual(['Demo@1234', password]);
  expect(complaints).not.toHaveBeenCalled();
  act(takeDown);
  expect(container.innerHTML).toBe('');
});
