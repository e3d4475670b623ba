// A provider of OpenID Connect: anybody signs in by saying who they are.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider as OpenId } from 'oidc-provider';
import type { Page } from './test';

const CLIENT = { client_id: 'codesim', client_secret: 'a secret of this service' };

export class Provider {
  readonly issuer: string;
  readonly #server: Server;
  /** Tokens that were given, in their order. */
  readonly tokens: string[] = [];
  /** What is given instead of the next token. */
  lie: string | undefined;

  constructor(server: Server) {
    this.#server = server;
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Listens; whom it serves is said later, since each has to know the address of the other. */
  static async begin(): Promise<Provider> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new Provider(server);
  }

  /** What a service has to know. */
  get settings(): string {
    const { client_id, client_secret } = CLIENT;
    return [
      `issuer = "${this.issuer}"`,
      `client_id = "${client_id}"`,
      `client_secret = "${client_secret}"`,
      'title = "Example University"',
    ].join('\n');
  }

  /** Serves a client that people come back to at an address. */
  serve(back: string): void {
    const provider = new OpenId(this.issuer, {
      clients: [{ ...CLIENT, redirect_uris: [back] }],
      claims: { profile: ['preferred_username'], email: ['email', 'email_verified'] },
      pkce: { required: () => true },
      findAccount: (_, accountId) => ({
        accountId,
        claims: () => ({ sub: `subject of ${accountId}`, preferred_username: accountId }),
      }),
    });
    provider.use(async (context, next) => {
      await next();
      if (context.path === '/token') this.#give(context.body as { id_token: string });
    });
    this.#server.on('request', provider.callback());
  }

  #give(answer: { id_token: string }): void {
    this.tokens.push(answer.id_token);
    answer.id_token = this.lie ?? answer.id_token;
  }

  end(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Says who one is, on the provider's own page. */
export async function say(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('of no matter');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
