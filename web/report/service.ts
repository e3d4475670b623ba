// The service that the page is from, asked within the session of whoever reads. Addresses are relative to that of the report.

import type { JobShown } from '../generated/service';
import { t } from '../shared/locale';

export async function send<T>(method: string, address: string, body: string | FormData): Promise<T> {
  const kind: Record<string, string> = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
  // A note is sent when the page is left, too.
  const keepalive = typeof body === 'string';
  const request = { method, headers: { ...kind, 'X-Codesim': '1' }, body, keepalive };
  const answer = await fetch(address, request).catch(() => {
    throw new Error(t('service-unreachable'));
  });
  if (answer.status === 401) throw new Error(t('service-session-ended'));
  if (!answer.ok) throw new Error(t('service-refused', { status: String(answer.status) }));
  return (await answer.json()) as T;
}

/** Compares the class again with one more file of starter code, and returns the address of the comparison. */
export async function compareAgain(starter: File): Promise<string> {
  const form = new FormData();
  form.append('boilerplate', starter);
  const job = await send<JobShown>('POST', 'again', form);
  return `../../../../#/job/${job.id}`;
}
