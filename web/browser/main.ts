import './language';
import { mount } from 'svelte';
// The page shows names with the same characters as the reports do.
import { hidden } from '../../crates/codesim-display/tests/words.json';
import { setHidden } from '../shared/visible';
import App from './App.svelte';
import '../shared/style.css';
import '../shared/forms.css';

setHidden(hidden as [string, string][]);
mount(App, { target: document.getElementById('page')! });
