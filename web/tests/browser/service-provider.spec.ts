import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Provider, say } from './provider';
import { program } from './reports';
import { Service } from './service';
import { alone, expect, type Page } from './test';

const test = alone.extend<{ provider: Provider; service: Service }>({
  provider: async ({}, use) => {
    const provider = await Provider.begin();
    await use(provider);
    provider.end();
  },
  /** The teacher barbara has no password, and signs in at the provider. */
  service: async ({ provider }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'codesim-service-'));
    const settings = join(folder, 'provider.toml');
    writeFileSync(settings, provider.settings);
    const service = await Service.begin(folder, ['--openid', settings]);
    const user = ['user', 'add', 'barbara', '--no-password', '--data', join(folder, 'data')];
    execFileSync(program, user);
    provider.serve(`${service.url}/sign-in/provider/back`);
    await use(service);
    service.end();
  },
});

/** Names of the service's own cookies: those of the provider are of the same host. */
async function ownCookies(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name }) => name).filter((name) => name.startsWith('codesim'));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const said = (page: Page) => page.getByRole('alert');

async function go(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign in with Example University' }).click();
}

async function signIn(page: Page, service: Service, name: string): Promise<void> {
  await page.goto(service.at());
  await go(page);
  await say(page, name);
}

test('who has an account is let in, and is where they wanted to be', async ({ page, service }) => {
  const course = await service.course('Elsewhere');
  await service.ask('PUT', `courses/${course}/members/barbara`);
  await page.goto(service.at('course', course));
  await go(page);
  await say(page, 'barbara');
  await expect(heading(page)).toHaveText('Elsewhere');
  expect(await ownCookies(page)).toEqual(['codesim-session']);
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'codesim-session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(heading(page)).toHaveText('Sign in');
});

test('who has no account here, or one with a password, is not let in', async ({ browser, service }) => {
  for (const name of ['mallory', 'grace']) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, service, name);
    await expect(said(page)).toContainText('you have no account here');
    await page.reload();
    await expect(heading(page)).toHaveText('Sign in');
    await expect(said(page)).toHaveCount(0);
    await context.close();
  }
  const log = (await (await service.ask('GET', 'audit')).json()) as { who: string; what: string }[];
  const refused = log.filter(({ what }) => what === 'could not sign in: there is no such user');
  expect(refused.map(({ who }) => who)).toEqual(['grace', 'mallory']);
});

test('who does not want to is back at the sign-in', async ({ page, service }) => {
  await page.goto(service.at());
  await go(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(said(page)).toContainText('You were not signed in there.');
});

test('nobody ends what another browser began', async ({ page, browser, service }) => {
  const back = page.waitForRequest((request) => request.url().includes('/sign-in/provider/back?'));
  await signIn(page, service, 'barbara');
  const victim = await (await browser.newContext()).newPage();
  await victim.goto((await back).url());
  await expect(said(victim)).toContainText('This did not work.');
  await victim.goto(service.at());
  await go(victim);
  await expect(victim.getByPlaceholder('Enter any login')).toBeVisible();
  await victim.goto((await back).url());
  await expect(said(victim)).toContainText('This did not work.');
  expect(await ownCookies(victim)).toEqual([]);
  await victim.context().close();
});

test('a token of another sign-in, or of somebody else, is not believed', async ({
  page,
  browser,
  provider,
  service,
}) => {
  await signIn(page, service, 'barbara');
  await expect(heading(page)).toHaveText('Courses');
  const token = provider.tokens[0]!;
  const [head, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ sub: 'grace' })).toString('base64url');
  for (const lie of [token, `${head}.${claims}.${signature}`, 'nonsense']) {
    provider.lie = lie;
    const liar = await (await browser.newContext()).newPage();
    await signIn(liar, service, 'barbara');
    await expect(said(liar)).toContainText('This did not work.');
    expect(await ownCookies(liar)).toEqual([]);
    await liar.context().close();
  }
});

test('a provider that is away keeps nobody from a password', async ({ page, provider, service }) => {
  provider.end();
  await page.goto(service.at());
  await go(page);
  await expect(said(page)).toContainText('This did not work.');
  await expect(page.getByLabel('Password')).toBeVisible();
});
