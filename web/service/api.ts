// Asking the service. All addresses are relative to that of the page, which may be below any path.

import { sentence, size, waiting } from './said';

const API = 'api/v1/';
/** What a page of somebody else cannot send: without it the service changes nothing. */
export const GUARD = { 'X-Codesim': '1' };

/** A refusal, in words for a person. */
export class Refused extends Error {
  readonly status: number;
  /** Seconds to wait before the next try. */
  readonly wait: number | null;

  constructor(status: number, message: string, wait: number | null = null) {
    super(message);
    this.status = status;
    this.wait = wait;
  }
}

/** The address of something, of parts that may have any character. */
export function address(...parts: (string | number)[]): string {
  return API + parts.map((part) => encodeURIComponent(part)).join('/');
}

let ended = () => {};

/** What is to be done when the session has ended. */
export function whenEnded(does: () => void): void {
  ended = does;
}

/** Says that an answer came from a session that has ended. */
export function noticed(status: number): void {
  if (status === 401) ended();
}

/** Asks within a session. */
export async function ask<T>(method: string, at: string, given?: unknown): Promise<T> {
  try {
    return await send<T>(method, at, given);
  } catch (error) {
    if (error instanceof Refused) noticed(error.status);
    throw error;
  }
}

export async function send<T>(method: string, at: string, given?: unknown): Promise<T> {
  const body = given === undefined ? {} : { body: JSON.stringify(given) };
  const headers = { ...GUARD, ...(given === undefined ? {} : { 'Content-Type': 'application/json' }) };
  const answer = await fetch(at, { method, headers, ...body }).catch(() => {
    throw unreachable();
  });
  if (!answer.ok) throw refusal(answer.status, await answer.text(), answer.headers.get('Retry-After'));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export function unreachable(): Refused {
  return new Refused(0, 'The service cannot be reached. Check your connection, and try again.');
}

/** Why something was refused, from the answer. */
export function refusal(status: number, text: string, retryAfter: string | null = null): Refused {
  const wait = Number(retryAfter) || null;
  return new Refused(status, words(status, reason(text), wait), wait);
}

function words(status: number, why: string, wait: number | null): string {
  switch (status) {
    case 401:
      return 'Your session has ended: sign in again.';
    case 403:
      return 'You may not do this. An admin of this service may.';
    case 404:
      return 'This is not there any more, or it is not yours.';
    case 409:
      return sentence(why || 'this name is taken: choose another one');
    case 413:
      return `This is too much at once: ${sentence(why.replace(/(\d+) bytes/, (_, bytes) => size(Number(bytes))))}`;
    case 429:
      return `Too many tries. Wait ${waiting(wait ?? 60)}, then try again.`;
    default:
      return sentence(why || `the service answered ${status}: try again later`);
  }
}

function reason(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? error : '';
  } catch {
    return '';
  }
}

/** What went wrong, in words. */
export function told(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
