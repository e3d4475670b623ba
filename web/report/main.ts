import { mount } from 'svelte';
import Failure from '../shared/parts/Failure.svelte';
import { setHidden } from '../shared/visible';
import App from './App.svelte';
import { placeInCourse } from './courseplace';
import { BrowserMemory } from './memory.svelte';
import { Report } from './report';
import { ServiceMemory } from './servicememory.svelte';
import { storeOfPage } from './store';
import '../shared/style.css';
import './report.css';

const target = document.getElementById('page')!;

async function start(): Promise<void> {
  const report = await Report.ofPage();
  setHidden(report.overview.hidden);
  const memory = (await ServiceMemory.ofPage()) ?? new BrowserMemory(report.identity, await storeOfPage());
  mount(App, { target, props: { report, memory, place: await placeInCourse() } });
}

start().catch((error: unknown) => {
  mount(Failure, { target, props: { reason: error instanceof Error ? error.message : String(error) } });
});
