import { mount } from 'svelte';
import App from './App.svelte';
import Failure from './Failure.svelte';
import { Report } from './report';
import { setHidden } from './visible';
import './style.css';

const target = document.getElementById('page')!;

async function start(): Promise<void> {
  const report = await Report.ofPage();
  setHidden(report.overview.hidden);
  mount(App, { target, props: { report } });
}

start().catch((error: unknown) => {
  mount(Failure, { target, props: { reason: error instanceof Error ? error.message : String(error) } });
});
