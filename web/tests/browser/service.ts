// The service that the tests use: the program itself, with a folder of its own.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ConsoleMessage } from '@playwright/test';
import { program, repository } from './reports';
import { alone, expect, type Page } from './test';

export const PASSWORD = 'correct horse battery';

export class Service {
  readonly url: string;
  readonly folder: string;
  /** Where clients of MOSS are served. */
  readonly moss: URL;
  readonly #sessions = new Map<string, Promise<string>>();
  readonly #stop: () => void;

  constructor(url: string, moss: string, folder: string, stop: () => void) {
    this.url = url;
    this.moss = new URL(`tcp://${moss}`);
    this.folder = folder;
    this.#stop = stop;
  }

  /** Serves an empty folder, with the admin grace and the teacher alan. */
  static async begin(
    folder = mkdtempSync(join(tmpdir(), 'codesim-service-')),
    more: string[] = [],
  ): Promise<Service> {
    const data = join(folder, 'data');
    for (const user of [['grace', '--admin'], ['alan']])
      execFileSync(program, ['user', 'add', ...user, '--data', data], { input: `${PASSWORD}\n` });
    const options = ['serve', '--data', data, '--listen', '127.0.0.1:0', '--moss', '127.0.0.1:0', ...more];
    const served = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
    const said = { moss: '' };
    const url = await new Promise<string>((ready) => {
      createInterface(served.stderr).on('line', (line) => {
        said.moss ||= /^clients of MOSS: (.*)$/.exec(line)?.[1] ?? '';
        const at = /^listening at (.*)$/.exec(line)?.[1];
        if (at) ready(at);
      });
    });
    return new Service(url, said.moss, folder, () => served.kill());
  }

  end(): void {
    this.#stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The cookie of a session that all tests share. */
  session(name: string): Promise<string> {
    const known = this.#sessions.get(name) ?? this.#signIn(name);
    this.#sessions.set(name, known);
    return known;
  }

  async #signIn(name: string): Promise<string> {
    const answer = await fetch(`${this.url}/api/v1/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, password: PASSWORD }),
    });
    return answer.headers.getSetCookie()[0]!.split(';')[0]!;
  }

  /** Asks as the admin. */
  async ask(method: string, at: string, given?: object | FormData): Promise<Response> {
    const isForm = given instanceof FormData;
    const answer = await fetch(`${this.url}/api/v1/${at}`, {
      method,
      headers: {
        Cookie: await this.session('grace'),
        'X-Codesim': '1',
        ...(isForm ? {} : { 'Content-Type': 'application/json' }),
      },
      body: isForm ? given : given && JSON.stringify(given),
    });
    if (!answer.ok) throw new Error(`${method} ${at}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  /** A new course; the teacher may use it. */
  async course(name: string): Promise<number> {
    const answer = await this.ask('POST', 'courses', { name, retention_days: null });
    const { id } = (await answer.json()) as { id: number };
    await this.ask('PUT', `courses/${id}/members/alan`);
    return id;
  }

  /** A comparison of a class, when it is over. */
  async job(course: number, title: string, archive = this.classOf('java')): Promise<string> {
    const form = new FormData();
    form.append('title', title);
    form.append('submissions', new Blob([readFileSync(archive)]), basename(archive));
    const answer = await this.ask('POST', `courses/${course}/jobs`, form);
    const { id } = (await answer.json()) as { id: string };
    const isOver = async () => {
      const job = (await (await this.ask('GET', `jobs/${id}`)).json()) as { ended: string | null };
      return job.ended !== null;
    };
    await expect.poll(isOver, { timeout: 50_000 }).toBe(true);
    return id;
  }

  /** The submissions of a corpus as an archive. */
  classOf(corpus: string): string {
    const archive = join(this.folder, `${corpus}.zip`);
    const root = join(repository, 'corpora', corpus);
    execFileSync('python3', ['-m', 'zipfile', '-c', archive, 'submissions/'], { cwd: root });
    return archive;
  }

  /** The address of a view. */
  at(...view: (string | number)[]): string {
    return `${this.url}/#/${view.map(encodeURIComponent).join('/')}`;
  }
}

/** Browsers themselves say that the service refused something, which some tests are about. */
function isRefusal(message: ConsoleMessage): boolean {
  const isAnswer = message.location().url.includes('/api/v1/');
  return isAnswer && /^Failed to load resource: .* status of 4\d\d/.test(message.text());
}

/** Whatever must not happen on any page. */
function listen(page: Page, url: string): string[] {
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('console', (message) => {
    if (!isRefusal(message)) noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${url}/`) && !/^(data|blob|about):/.test(request.url()))
      noise.push(request.url());
  });
  return noise;
}

/** A page on which nothing may go wrong. */
export const test = alone.extend<object, { service: Service }>({
  service: [
    async ({}, use) => {
      const service = await Service.begin();
      await use(service);
      service.end();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, service }, use) => {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`against the policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    const noise = listen(page, service.url);
    await use(page);
    expect(noise).toEqual([]);
  },
});

export async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A view, as somebody sees it who has signed in before: a service lets nobody do that all the time. */
export async function open(page: Page, service: Service, ...view: (string | number)[]): Promise<void> {
  await openAs('grace', page, service, ...view);
}

export async function openAs(
  name: string,
  page: Page,
  service: Service,
  ...view: (string | number)[]
): Promise<void> {
  const [cookie, value] = (await service.session(name)).split('=') as [string, string];
  await page.context().addCookies([{ name: cookie, value, url: service.url }]);
  await page.goto(service.at(...view));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}
