// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { login } from '../../../locales/en/login.ts';
import { entrance } from '../../../resources/entrance.ts';
import { clearTokens } from '../auth/tokens.ts';
import { LoginPage } from './LoginPage.tsx';

const english = { ...login, ...entrance.english };

const user = { id: 1, name: 'Ayesha', email: '', role: { id: 2, name: 'Admin' }, ability: [] };

interface Setting {
  readonly login?: () => Response | Promise<Response>;
  readonly health?: unknown;
  readonly institute?: unknown;
  readonly sessionEnded?: boolean;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearTokens();
  localStorage.clear();
});

describe('the form', () => {
  it('logs in with what was typed and stays busy until the app is there', async () => {
    const { bodies, onSubmit, onLoggedIn } = show();
    type('EMP-7 ', 'Demo@1234');
    submit();
    expect((await screen.findByRole('button', { name: 'Opening…' })).getAttribute('aria-disabled')).toBe('true');
    expect(bodies).toEqual(['email=EMP-7&password=Demo%401234']);
    expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith(user);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('sends one request for two quick submits', async () => {
    const { bodies } = show();
    type('a', 'b');
    submit();
    submit();
    await screen.findByRole('button', { name: 'Opening…' });
    expect(bodies).toHaveLength(1);
  });

  it('asks for what is missing without calling the server', () => {
    const { bodies, onSubmit } = show();
    submit();
    expect(identifier().getAttribute('aria-invalid')).toBe('true');
    expect(description(identifier())).toContain('Enter your email address or ID.');
    expect(description(password())).toContain('Enter your password.');
    expect(document.activeElement).toBe(identifier());
    expect([bodies.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
  });

  it('says why it was refused, keeps what was typed and goes to the password', async () => {
    show({ login: () => Response.json({ message: 'These credentials do not match.' }, { status: 401 }) });
    type('someone@school.test', 'wrong');
    submit();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('These credentials do not match.'));
    expect([identifier().value, password().value]).toEqual(['someone@school.test', 'wrong']);
    expect(document.activeElement).toBe(password());
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBe('false');
  });

  it('puts the server’s word on a field at that field', async () => {
    const errors = { email: ['This login is closed.'] };
    show({ login: () => Response.json({ message: 'Invalid.', errors }, { status: 422 }) });
    type('x', 'y');
    submit();
    await waitFor(() => expect(description(identifier())).toContain('This login is closed.'));
    expect(document.activeElement).toBe(identifier());
  });

  it('speaks plainly when the server cannot be reached', async () => {
    show({ login: () => Promise.reject(new TypeError('Failed to fetch')) });
    type('x', 'y');
    submit();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(english.unreachable));
  });

  it('shows and hides the password', () => {
    show();
    expect(password().type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
  });

  it('hints at Caps Lock while it is on', () => {
    show();
    fireEvent.keyUp(password(), { key: 'A', modifierCapsLock: true });
    expect(description(password())).toContain('Caps Lock is on.');
    fireEvent.keyUp(password(), { key: 'a' });
    expect(description(password())).not.toContain('Caps Lock is on.');
  });

  it('tells password managers what is what', () => {
    show();
    expect([identifier().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
  });
});

describe('the page', () => {
  it('has one main heading, and says when a session has ended', () => {
    show({ sessionEnded: true });
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Sign in']);
    expect(screen.getByRole('alert').textContent).toBe(english.sessionExpired);
  });

  it.each([
    ['a record', { name: 'Shapla School', logo: '/storage/logo.png' }],
    ['a list', [{ name: 'Shapla School', logo: '/storage/logo.png' }]],
    ['an envelope', { status: 'success', message: '', data: { name: 'Shapla School', logo: '/storage/logo.png' } }],
  ])('bears the name and logo of the school out of %s', async (_, institute) => {
    show({ institute });
    expect(await screen.findByText('Shapla School')).toBeTruthy();
    expect(document.querySelector('img')?.src).toBe(`${location.origin}/storage/logo.png`);
    expect(document.title).toBe('Sign in · Shapla School');
  });

  it('has the name of the product where no institute is known', () => {
    show();
    expect(screen.getByText('City library')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('changes its language and keeps what was typed', async () => {
    show();
    type('someone', 'secret');
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'ar' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeTruthy();
    expect([document.documentElement.dir, localStorage.getItem('locale')]).toEqual(['rtl', 'ar']);
    expect(screen.getByDisplayValue('someone')).toBeTruthy();
  });

  it('changes its skin', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(localStorage.getItem('skin')).toBe('dark');
    fireEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }));
    expect(localStorage.getItem('skin')).toBe('light');
  });
});

describe('the demo logins', () => {
  it('fill the form on a demo server', async () => {
    show({ health: { status: 'ok', demo: true } });
    fireEvent.click(await screen.findByRole('button', { name: 'Super admin' }));
    expect([identifier().value, password().value]).toEqual(['superadmin@demo.school', 'Demo@1234']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign in' }));
  });

  it('do not exist anywhere else', async () => {
    show({ health: { status: 'ok' }, institute: [{ name: 'Hill School' }] });
    await screen.findByText('Hill School');
    // What the demo logins are made of comes in a file of its own, so their absence shows only after a moment.
    await expect(screen.findByText('Demo school', {}, { timeout: 500 })).rejects.toThrow();
  });
});

function show({ login, health, institute, sessionEnded = false }: Setting = {}) {
  const bodies: string[] = [];
  const accept = (): Response => Response.json({ userData: user, accessToken: 'a', refreshToken: 'r' });
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address === '/api/health') return known(health);
    if (address === '/api/get/institute/information') return known(institute);
    bodies.push(String(body));
    return (login ?? accept)();
  });
  const onSubmit = vi.fn();
  const onLoggedIn = vi.fn(() => new Promise<void>(() => undefined));
  render(
    <LoginPage
      messages={english}
      entrance={entrance}
      sessionEnded={sessionEnded}
      productName="City library"
      institutePath="/get/institute/information"
      onSubmit={onSubmit}
      onLoggedIn={onLoggedIn}
    />,
  );
  return { bodies, onSubmit, onLoggedIn };
}

function known(body: unknown): Response {
  return body === undefined ? Response.json({ message: 'Not found.' }, { status: 404 }) : Response.json(body);
}

function identifier(): HTMLInputElement {
  return screen.getByLabelText('Email, student ID or employee ID');
}

function password(): HTMLInputElement {
  return screen.getByLabelText('Password');
}

function type(identifierText: string, passwordText: string): void {
  fireEvent.change(identifier(), { target: { value: identifierText } });
  fireEvent.change(password(), { target: { value: passwordText } });
}

function submit(): void {
  fireEvent.click(document.querySelector('button[type=submit]') ?? document.body);
}

function description(input: HTMLInputElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
