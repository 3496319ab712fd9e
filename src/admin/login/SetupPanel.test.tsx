// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { login } from '../../../locales/en/login.ts';
import { entrance } from '../../../resources/entrance.ts';
import { setup as texts } from '../../../locales/en/setup.ts';
import { clearTokens } from '../auth/tokens.ts';
import { LoginPage } from './LoginPage.tsx';

const english = { ...login, ...entrance.english };

const user = { id: 1, name: 'Ayesha', email: 'a@school.test', role: { id: 1, name: 'Super admin' }, ability: [] };
const filled = { name: 'Ayesha', email: ' a@school.test ', password: 'Strong@123', again: 'Strong@123' };

let sent: [string, string][];

beforeEach(() => {
  sent = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearTokens();
  localStorage.clear();
});

it('takes the place of the login and has the one main heading', async () => {
  await show(accepted);
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([texts.title]);
  expect(screen.queryByLabelText(english.identifier)).toBeNull();
});

it('begins at its first field, makes the account and logs in with it', async () => {
  const onLoggedIn = await show(accepted);
  expect(document.activeElement).toBe(screen.getByLabelText(texts.name));
  submit(filled);
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith(user));
  expect(sent).toEqual([
    ['/api/setup', 'token=secret&name=Ayesha&email=a%40school.test&password=Strong%40123'],
    ['/api/login', 'email=a%40school.test&password=Strong%40123'],
  ]);
});

it('asks for what is missing and goes there', async () => {
  await show(accepted);
  submit({ name: 'Ayesha', password: 'x', again: 'x' });
  await waitFor(() => expect(screen.getByText(texts.missing)).toBeTruthy());
  expect([document.activeElement, sent]).toEqual([screen.getByLabelText(texts.email), []]);
});

it('notices a slip in the second password', async () => {
  await show(accepted);
  submit({ ...filled, again: 'Strong@124' });
  await waitFor(() => expect(screen.getByText(texts.differ)).toBeTruthy());
  expect(sent).toEqual([]);
});

it('shows what the server says of a field', async () => {
  await show(() => Response.json({ message: 'Invalid.', errors: { password: ['Too weak.'] } }, { status: 422 }));
  submit(filled);
  await waitFor(() => expect(screen.getByText('Too weak.')).toBeTruthy());
  expect(document.activeElement).toBe(screen.getByLabelText(texts.password));
});

it('explains a link that is over', async () => {
  await show(() => Response.json({ message: 'Not found.' }, { status: 404 }));
  submit(filled);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts.linkOver));
});

function accepted(address: string): Response {
  if (address === '/api/setup')
    return Response.json({ status: 'success', message: 'Made.', data: {} }, { status: 201 });
  return Response.json({ userData: user, accessToken: 'a', refreshToken: 'r' });
}

async function show(answer: (address: string) => Response) {
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json({ message: 'Not found.' }, { status: 404 });
    sent.push([address, String(body)]);
    return answer(address);
  });
  const onLoggedIn = vi.fn(async () => undefined);
  render(
    <LoginPage
      productName="Campus"
      messages={english}
      entrance={entrance}
      sessionEnded={false}
      setupToken="secret"
      onSubmit={vi.fn()}
      onLoggedIn={onLoggedIn}
    />,
  );
  await screen.findByLabelText(texts.name);
  return onLoggedIn;
}

function submit(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(document.getElementById(name) ?? document.body, { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
}
