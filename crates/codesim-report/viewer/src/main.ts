import { mount } from 'svelte';
import App from './App.svelte';
import Failure from './Failure.svelte';
import { BrowserMemory } from './memory.svelte';
import { Report } from './report';
import { ServiceMemory } from './servicememory.svelte';
import { setHidden } from './visible';
import './style.css';

const target = document.getElementById('page')!;

async function start(): Promise<void> {
  const report = await Report.ofPage();
  setHidden(report.overview.hidden);
  const memory = (await ServiceMemory.ofPage()) ?? new BrowserMemory(report.identity);
  mount(App, { target, props: { report, memory } });
}

start().catch((error: unknown) => {
  mount(Failure, { target, props: { reason: error instanceof Error ? error.message : String(error) } });
});
