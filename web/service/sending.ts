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
}

export interface Sending {
  /** The job that was made of it; nothing if it was cancelled. */
  done: Promise<Job | undefined>;
  cancel: () => void;
}

export function send(course: number, handedIn: HandedIn, progress: (share: number) => void): Sending {
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
  request.open('POST', address('courses', course, 'jobs'));
  for (const [name, value] of Object.entries(GUARD)) request.setRequestHeader(name, value);
  request.send(form(handedIn));
  return { done, cancel: () => request.abort() };
}

/** What is sent; the service wants to know how to read files before they come. */
function form({ title, languages, against, submissions, starter }: HandedIn): FormData {
  const data = new FormData();
  data.append('title', title.trim());
  data.append('lang', languages.join(','));
  if (against) data.append('against', against);
  for (const { path, file } of sent(submissions)) data.append('submissions', file, path);
  for (const { path, file } of sent(starter)) data.append('boilerplate', file, path);
  return data;
}
