import { submitLogin } from './support/loginPage.ts';
import { contain, neverIdle, watchScripts } from './support/scripts.ts';
import { emailOf, logIn, PASSWORD } from './support/sessions.ts';
import { expect, storageOf, test } from './support/test.ts';

const h1 = { level: 1 } as const;

test.describe('without a session', () => {
  test('a wrong password is refused in words, and what was typed as the login stays', async ({ page }) => {
    await page.goto('/login');
    await submitLogin(page, 'office', 'Wrong@1234');
    await expect(page.getByRole('alert')).toContainText('The email, ID or password is not correct.');
    await expect(page.getByLabel('Email, student ID or employee ID')).toHaveValue(emailOf('office'));
    await expect(page).toHaveURL('/login');
  });

  test('a login that is sent off before its code has arrived goes through when it has', async ({ page, origin }) => {
    let release = () => {};
    const arrived = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/startLogin-*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`${origin}/login?to=%2Fwing`, { waitUntil: 'commit' });
    await page.getByLabel('Email, student ID or employee ID').fill(emailOf('office'));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login\?to=%2Fwing$/);
    release();
    await expect(page).toHaveURL('/wing');
  });

  test('the first picture of the login waits for its own few lines and not for React', async ({ request }) => {
    const page = await (await request.get('/login')).text();
    const scripts = [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of scripts) {
      expect(await (await request.get(path)).text(), path).not.toContain('react.transitional.element');
    }
  });

  test('a deep link asks for the login first and leads back to the asked route', async ({ page }) => {
    await page.goto('/bank/account?perPage=20');
    await expect(page).toHaveURL(/\/login\?to=/);
    await submitLogin(page, 'accountant');
    await expect(page.getByRole('heading', { ...h1, name: 'Bank Accounts' })).toBeVisible();
    await expect(page).toHaveURL(/\/bank\/account\?perPage=20$/);
  });

  test('pages that only say something show without a login, and so do addresses that lead nowhere', async ({
    page,
  }) => {
    await page.goto('/no/such/screen');
    await expect(page).toHaveURL('/error-404');
    await expect(page.getByRole('heading', { ...h1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('You asked for /no/such/screen.')).toBeVisible();
    await page.goto('/error-404');
    await expect(page.getByRole('heading', { ...h1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('You asked for')).toHaveCount(0);
    await page.goto('/public/no-such-page');
    await expect(page).toHaveURL('/error-404');
    for (const [path, title] of [
      ['/blank', 'Nothing here'],
      ['/not-authorized', 'You do not have access to this page'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { ...h1, name: title })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL('/login');
  });

  for (const [how, tokens] of [
    ['the tokens of which are gone', undefined],
    ['the tokens of which the server takes no more', { accessToken: 'spoilt', refreshToken: 'spoilt' }],
  ] as const) {
    test(`a login that is over, ${how}, is asked for again where there is a screen and nowhere else`, async ({
      page,
      origin,
    }) => {
      const session = { ...(await logIn(origin, 'office')), ...tokens };
      const visit = async (path: string) => {
        // No page is open that would follow what becomes of the session.
        await page.goto('about:blank');
        await page.context().setStorageState(storageOf(origin, session));
        if (!tokens) await page.context().clearCookies();
        await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
      };
      for (const [path, shown, title] of [
        ['/no/such/screen', '/error-404', 'Page not found'],
        ['/blank', '/blank', 'Nothing here'],
        ['/not-authorized', '/not-authorized', 'You do not have access to this page'],
      ] as const) {
        await visit(path);
        await expect(page).toHaveURL(shown);
        await expect(page.getByRole('heading', { ...h1, name: title })).toBeVisible();
      }
      await visit('/wing');
      await expect(page).toHaveURL(/\/login\?to=%2Fwing/);
    });
  }

  test('a screen that exists asks for the login without the code of the app', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('/class/class/update1', { waitUntil: 'networkidle' });
    await expect(page).toHaveURL('/login?to=%2Fclass%2Fclass%2Fupdate1');
    expect(await contain(scripts, 'react-admin')).toBe(false);
  });

  test('a session that has ended says so and leads back to where it was', async ({ page, origin }) => {
    const session = await logIn(origin, 'office');
    const spoilt = { ...session, accessToken: 'spoilt', refreshToken: 'spoilt' };
    await page.context().setStorageState(storageOf(origin, spoilt));
    await page.goto('/wing');
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByRole('alert')).toContainText('Your session has ended.');
    await submitLogin(page, 'office');
    await expect(page).toHaveURL('/wing');
  });

  test('an expired access token is replaced silently, once, and the asked page shows', async ({ page, origin }) => {
    const session = await logIn(origin, 'admin');
    await page.context().setStorageState(storageOf(origin, { ...session, accessToken: 'expired' }));
    const refreshes: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/jwt/refresh-token')) refreshes.push(response.status());
    });
    await page.goto('/wing');
    await expect(page.getByRole('row', { name: /Girls/ })).toBeVisible();
    expect(refreshes).toEqual([200]);
    const tokens = await page.context().cookies();
    expect(tokens.find(({ name }) => name === 'accessToken')?.value).not.toBe('expired');
    expect(tokens.find(({ name }) => name === 'refreshToken')?.value).not.toBe(session.refreshToken);
  });

  test('logging out ends the session here and on the server', async ({ page, origin }) => {
    const session = await logIn(origin, 'office');
    await page.context().setStorageState(storageOf(origin, session));
    await page.goto('/section');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { ...h1, name: 'Sign in' })).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
    const answer = await page.request.get('/api/me', { headers: { Authorization: `Bearer ${session.accessToken}` } });
    expect(answer.status()).toBe(401);
    await page.goto('/section');
    await expect(page).toHaveURL(/\/login\?to=%2Fsection/);
  });
});

test.describe('as a teacher', () => {
  test.use({ role: 'teacher' });

  test('a screen without the ability leads to not-authorized, which leads home', async ({ page }) => {
    await page.goto('/expense');
    await expect(page).toHaveURL('/not-authorized');
    await expect(page.getByRole('heading', { ...h1, name: 'You do not have access to this page' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the menu offers nothing that would be refused', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
    for (const area of await menu.getByRole('button').all()) {
      if ((await area.getAttribute('aria-expanded')) !== 'true') await area.click();
    }
    const links = await menu.getByRole('link').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(addresses).toContain('/class/routine');
    expect(addresses).not.toContain('/expense');
    for (const address of addresses) {
      await page.goto(address ?? '');
      await expect(page.getByRole('heading', h1)).toBeVisible();
      await expect(page).not.toHaveURL('/not-authorized');
    }
  });
});

test.describe('as an admin', () => {
  test.use({ role: 'admin' });

  test('the login page leads somebody who is logged in home', async ({ page }) => {
    await page.goto('/login');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { ...h1, name: /Mizanur Rahman/ })).toBeVisible();
  });

  test('an unknown address leads to the page that says so', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page).toHaveURL('/error-404');
    await expect(page.getByRole('heading', { ...h1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('/no/such/page')).toBeVisible();
  });

  test('a login that ended is asked for again where visitors see no page', async ({ page, api }) => {
    const [hidden] = (await api.list('publicSubMenu')).filter((each) => !each.is_active && each.slug);
    const path = `/public/${hidden?.slug}`;
    await page.goto(path);
    await expect(page.getByRole('heading', h1)).toBeVisible();
    await page.context().clearCookies();
    await page.reload();
    await expect(page).toHaveURL(`/login?to=${encodeURIComponent(path)}`);
  });

  test('a page whose styles cannot be fetched says so, and loads again with them', async ({ page }) => {
    await neverIdle(page);
    await page.goto('/');
    await expect(page.getByRole('heading', h1)).toBeVisible();
    await page.route('**/assets/*.css', (route) => route.abort());
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your connection may have dropped' })).toBeVisible();
    await page.unroute('**/assets/*.css');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { ...h1, name: 'Profile' })).toBeVisible();
  });

  test('the bar and the change of screens are as they were chosen, also after a reload', async ({ page }) => {
    await page.goto('/religion');
    const app = page.locator('.app');
    await expect(app).toHaveAttribute('data-navbar', 'floating');
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.x).toBeGreaterThan(4);
    await page.setViewportSize({ width: 390, height: 800 });
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await beyond()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [label, kind] of [
      ['Sticky', 'sticky'],
      ['Scrolls with the page', 'static'],
      ['Hidden until you point at the top edge', 'hidden'],
    ] as const) {
      await page.getByRole('button', { name: /^Your account/ }).click();
      await page.getByRole('menuitem', { name: 'Layout' }).click();
      await page.getByRole('radio', { name: label }).check();
      await page.getByRole('radio', { name: 'None' }).check();
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(app).toHaveAttribute('data-navbar', kind);
    }
    expect(await page.evaluate(() => [localStorage.getItem('navbar'), localStorage.getItem('transition')])).toEqual([
      'hidden',
      'none',
    ]);
    await page.mouse.move(400, 400);
    await expect.poll(async () => (await header.boundingBox())?.y ?? 0).toBeLessThan(-20);
    await page.getByRole('button', { name: /^Your account/ }).focus();
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  });

  test('a page whose code cannot be fetched offers another try, which succeeds', async ({ page }) => {
    let isDown = false;
    await neverIdle(page);
    await page.route('**/assets/*.js', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Academics' }).click();
    isDown = true;
    await menu.getByRole('link', { name: 'Wings', exact: true }).click();
    await expect(page.getByRole('heading', { ...h1, name: 'This page did not load' })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { ...h1, name: 'Wings' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Girls/ })).toBeVisible();
  });

  test('a frame that breaks says so in the words of the app, and offers another try', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    const key = await page.evaluate(() => {
      const { id } = JSON.parse(localStorage.getItem('userData') ?? '{}');
      const name = `RaStoreCampus-${id}-.jobs.followed`;
      localStorage.setItem(name, '5');
      return name;
    });
    await page.reload();
    await expect(page.getByRole('heading', { ...h1, name: 'This page did not load' })).toBeVisible();
    await page.evaluate((name) => localStorage.removeItem(name), key);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });
});
