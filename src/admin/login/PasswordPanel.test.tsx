// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { newPassword as german } from '../../../locales/de/newPassword.ts';
import { code } from '../../../locales/en/code.ts';
import { login } from '../../../locales/en/login.ts';
import { newPassword as texts } from '../../../locales/en/newPassword.ts';
import { entrance } from '../../../resources/entrance.ts';
import { clearTokens, writeTokens } from '../auth/tokens.ts';
import { writeUserData } from '../auth/userData.ts';
import { LoginPage } from './LoginPage.tsx';

const english = { ...login, ...entrance.english };
const user = { id: 9, name: 'Rokeya', email: '', role: { id: 4, name: 'Student' }, ability: [] };
const OWNER = { name: 'Rokeya', login: 'STU-9' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearTokens();
  localStorage.clear();
});

type Answers = Readonly<Record<string, () => Response>>;

function show(answers: Answers, linkCode?: string) {
  const sent: [string, string][] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push([address, String(body)]);
    return answers[address]?.() ?? Response.json({ message: 'Not found.' }, { status: 404 });
  });
  const onLoggedIn = vi.fn(async () => undefined);
  render(
    <LoginPage
      productName="Campus"
      messages={english}
      entrance={entrance}
      sessionEnded={false}
      linkCode={linkCode}
      onSubmit={vi.fn()}
      onLoggedIn={onLoggedIn}
    />,
  );
  return { sent, onLoggedIn };
}

const type = (name: string, value: string) =>
  fireEvent.change(document.getElementById(name) ?? document.body, { target: { value } });
const owner = { '/api/password/link/owner': () => Response.json(OWNER) };

it('says whom the link is for, sets the password and signs in', async () => {
  const { sent, onLoggedIn } = show(
    {
      ...owner,
      '/api/password/link': () => Response.json({ status: 'success', message: 'Done.', data: OWNER }),
      '/api/login': () => Response.json({ userData: user, accessToken: 'a', refreshToken: 'r' }),
    },
    'K7QM-3XHA-9TPD-C4WE',
  );
  await screen.findByText('This link is for Rokeya. Sign in with STU-9 from now on.');
  expect(document.activeElement).toBe(screen.getByLabelText(texts.password));
  type('password', 'Kettle!drum482');
  type('again', 'Kettle!drum482');
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith(user));
  expect(sent.map(([address]) => address)).toEqual(['/api/password/link/owner', '/api/password/link', '/api/login']);
});

const saved = { '/api/password/link': () => Response.json({ status: 'success', message: 'Done.', data: OWNER }) };
const loggedIn = () => Response.json({ userData: user, accessToken: 'a', refreshToken: 'r' });
const question = () => Response.json({ second_factor: { challenge: 'C1' } });

async function choosePassword() {
  await screen.findByLabelText(texts.password);
  type('password', 'Kettle!drum482');
  type('again', 'Kettle!drum482');
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
}

it('goes on with the code of the second factor once the password is set', async () => {
  const { sent, onLoggedIn } = show(
    { ...owner, ...saved, '/api/login': question, '/api/login/code': loggedIn },
    'K7QM-3XHA-9TPD-C4WE',
  );
  await choosePassword();
  const field = await screen.findByLabelText(code.label);
  expect(screen.getByText('Your password is saved.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  type('code', '123456');
  fireEvent.click(screen.getByRole('button', { name: english.submit }));
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith(user));
  expect(sent.at(-1)).toEqual(['/api/login/code', 'challenge=C1&code=123456']);
});

it('leads from the code back to a sign-in with the password that was set', async () => {
  const { sent } = show({ ...owner, ...saved, '/api/login': question }, 'K7QM-3XHA-9TPD-C4WE');
  await choosePassword();
  fireEvent.click(await screen.findByRole('button', { name: code.back }));
  fireEvent.click(await screen.findByRole('button', { name: english.submit }));
  await screen.findByLabelText(code.label);
  expect(sent.map(([address]) => address)).toEqual([
    '/api/password/link/owner',
    '/api/password/link',
    '/api/login',
    '/api/login',
  ]);
});

it('says that the password is saved where the sign-in fails, and tries only that again', async () => {
  let tries = 0;
  const { sent, onLoggedIn } = show(
    {
      ...owner,
      ...saved,
      '/api/login': () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch');
        return loggedIn();
      },
    },
    'K7QM-3XHA-9TPD-C4WE',
  );
  await choosePassword();
  await screen.findByText('Your password is saved.');
  expect(screen.getByRole('alert').textContent).toBe(english.unreachable);
  const again = screen.getByRole('button', { name: english.submit });
  expect(document.activeElement).toBe(again);
  fireEvent.click(again);
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith(user));
  expect(sent.filter(([address]) => address === '/api/password/link')).toHaveLength(1);
});

it('shows what is wrong at its field, and the slip in the second one', async () => {
  const { sent } = show(
    {
      ...owner,
      '/api/password/link': () =>
        Response.json({ message: 'Check.', errors: { password: ['Too common.'] } }, { status: 422 }),
    },
    'K7QM-3XHA-9TPD-C4WE',
  );
  await screen.findByLabelText(texts.password);
  type('password', 'Password1!');
  type('again', 'Password2!');
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
  await screen.findByText(texts.differ);
  expect(sent).toHaveLength(1);
  type('again', 'Password1!');
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
  await screen.findByText('Too common.');
  expect(document.activeElement).toBe(screen.getByLabelText(texts.password));
});

it('says whom the saving signs out, unless the link is their own', async () => {
  writeTokens({ accessToken: 'a', refreshToken: 'r' });
  writeUserData({ ...user, id: 1, name: 'Kamal', email: 'kamal@school.test' });
  show(owner, 'K7QM-3XHA-9TPD-C4WE');
  await screen.findByText('You are signed in as Kamal. Saving signs you out.');
  cleanup();
  const own = { name: 'Kamal', login: 'kamal@school.test' };
  show({ '/api/password/link/owner': () => Response.json(own) }, 'K7QM-3XHA-9TPD-C4WE');
  await screen.findByLabelText(texts.password);
  expect(screen.queryByText(/You are signed in as/)).toBeNull();
});

it('explains a link that is over', async () => {
  show({}, 'K7QM-3XHA-9TPD-C4WE');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts.linkOver));
  expect(screen.queryByLabelText(texts.password)).toBeNull();
});

it('asks once about a link that is over, in whatever language its sentence is read', async () => {
  const { sent } = show({}, 'K7QM-3XHA-9TPD-C4WE');
  await screen.findByText(texts.linkOver);
  fireEvent.change(screen.getByLabelText(english.language), { target: { value: 'de' } });
  await screen.findByText(german.linkOver);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent.map(([address]) => address)).toEqual(['/api/password/link/owner']);
});

it('offers a link by email where the server sends any, with one answer for every name', async () => {
  const health = { '/api/health': () => Response.json({ status: 'ok', mail: true }) };
  const { sent } = show({
    ...health,
    '/api/password/forgotten': () => Response.json({ status: 'success', message: 'x', data: null }, { status: 202 }),
  });
  fireEvent.click(await screen.findByText(texts.forgotten));
  fireEvent.click(screen.getByRole('button', { name: texts.send }));
  await screen.findByText(english.identifierRequired);
  type('forgotten', 'STU-9');
  fireEvent.click(screen.getByRole('button', { name: texts.send }));
  await screen.findByText(texts.asked);
  expect(sent).toEqual([['/api/password/forgotten', 'email=STU-9']]);
});

it('leaves it to the office where the server sends none', async () => {
  show({ '/api/health': () => Response.json({ status: 'ok', mail: false }) });
  await screen.findByText(english.forgotten);
  expect(screen.queryByText(texts.forgotten)).toBeNull();
});
