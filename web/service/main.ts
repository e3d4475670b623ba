import { mount } from 'svelte';
// The table holds the page to the same characters as all formats.
import { hidden } from '../../crates/codesim-display/tests/words.json';
import { setHidden } from '../shared/visible';
import Service from './Service.svelte';
import { backToPlace } from './provider';
import { session } from './session.svelte';
import '../shared/style.css';
import '../shared/forms.css';

setHidden(hidden as [string, string][]);
void session.resume().then(() => {
  backToPlace();
  mount(Service, { target: document.getElementById('page')! });
});
