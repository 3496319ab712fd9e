// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { login } from '../../../locales/en/login.ts';
import { entrance } from '../../../resources/entrance.ts';
import { prerenderLogin } from './prerender.tsx';
import { startLogin } from './startLogin.tsx';

const english = { ...login, ...entrance.english };

afterEach(() => vi.unstubAllGlobals());

it('draws the login so that React takes it over as it stands, with what was typed meanwhile', () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Not found.' }, { status: 404 }));
  const complaints = vi.spyOn(console, 'error');
  document.body.innerHTML = `<div id="login">${prerenderLogin('Campus', entrance)}</div>`;
  const container = document.getElementById('login') ?? document.body;
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  password.value = 'Demo@1234';
  password.focus();

  const props = {
    productName: 'Campus',
    messages: english,
    entrance,
    sessionEnded: false,
    onSubmit: vi.fn(),
    onLoggedIn: async () => undefined,
  };
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

it('a login that was sent off before React was there is sent then, once', () => {
  document.body.innerHTML = `<div id="login">${prerenderLogin('Campus', entrance)}</div>`;
  const container = document.getElementById('login') ?? document.body;
  screen.getByLabelText<HTMLInputElement>('Email, student ID or employee ID').value = 'office@demo.school';
  screen.getByLabelText<HTMLInputElement>('Password').value = 'Demo@1234';
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const onSubmit = vi.fn();

  let takeDown = () => {};
  act(() => {
    const props = {
      productName: 'Campus',
      messages: english,
      entrance,
      sessionEnded: false,
      wasSent: () => true,
      onLoggedIn: async () => undefined,
    };
    takeDown = startLogin({ container, onSubmit, ...props });
  });

  expect(onSubmit).toHaveBeenCalledTimes(1);
  act(takeDown);
});
