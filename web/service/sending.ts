// Handing in, with how far it is: only XMLHttpRequest tells that.

import { address, GUARD, noticed, refusal, unreachable } from './api';
import { sent, type Given } from '../shared/dropped';
import type { Job } from './model';

export interface HandedIn {
  title: string;
  /** Ids of languages; none are all. */
  languages: string[];
  /** Name of an index; empty for none. */
  against: string;
  submissions: Given[];
  starter: Given[];
  references: Given[];
  /** CSV files. */
  metadata?: File;
  groups?: File;
}

/** A comparison of the same submissions; what is undefined stays as it is. */
export interface Again {
  title: string;
  languages?: string[];
  against?: string;
  starter: Given[];
  references: Given[];
  metadata?: File;
  groups?: File;
}

export interface Sending {
  /** The job that was made of it; nothing if it was cancelled. */
  done: Promise<Job | undefined>;
  cancel: () => void;
}

export function send(course: number, handedIn: HandedIn, progress: (share: number) => void): Sending {
  return post(address('courses', course, 'jobs'), form(handedIn), progress);
}

/** Sends submissions that arrived after a comparison; everything else stays as it is there. */
export function sendArrived(
  { id, course }: Job,
  submissions: Given[],
  progress: (share: number) => void,
): Sending {
  const data = form({ title: '', starter: [], references: [], submissions: [] });
  data.append('continues', id);
  // The service knows whether the only folder is the class or a submission.
  for (const { path, file } of submissions) data.append('submissions', file, path);
  return post(address('courses', course, 'jobs'), data, progress);
}

export function sendAgain(job: string, again: Again, progress: (share: number) => void): Sending {
  return post(address('jobs', job, 'again'), form({ submissions: [], ...again }), progress);
}

function post(to: string, data: FormData, progress: (share: number) => void): Sending {
  const request = new XMLHttpRequest();
  const done = new Promise<Job | undefined>((made, failed) => {
    request.upload.onprogress = ({ loaded, total }) => progress(loaded / total);
    request.onabort = () => made(undefined);
    request.onerror = () => failed(unreachable());
    request.onload = () => {
      noticed(request.status);
      if (request.status < 300) made(JSON.parse(request.responseText) as Job);
      else failed(refusal(request.status, request.responseText));
    };
  });
  request.open('POST', to);
  for (const [name, value] of Object.entries(GUARD)) request.setRequestHeader(name, value);
  request.send(data);
  return { done, cancel: () => request.abort() };
}

/** What is sent; the service wants to know how to read files before they come. */
function form({
  title,
  languages,
  against,
  submissions,
  starter,
  references,
  metadata,
  groups,
}: HandedIn | (Again & { submissions: Given[] })): FormData {
  const data = new FormData();
  data.append('title', title.trim());
  if (languages) data.append('lang', languages.join(','));
  if (against !== undefined) data.append('against', against);
  if (metadata) data.append('metadata', metadata);
  if (groups) data.append('groups', groups);
  for (const { path, file } of sent(submissions)) data.append('submissions', file, path);
  for (const { path, file } of sent(starter)) data.append('boilerplate', file, path);
  for (const { path, file } of references) data.append('references', file, path);
  return data;
}
