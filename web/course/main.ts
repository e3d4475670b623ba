import { mount } from 'svelte';
import Failure from '../shared/parts/Failure.svelte';
import { setHidden } from '../shared/visible';
import CoursePage from './CoursePage.svelte';
import { Course } from './course';
import '../shared/style.css';
import './course.css';

const target = document.getElementById('page')!;

Course.ofPage()
  .then(([course, hidden]) => {
    setHidden(hidden);
    mount(CoursePage, { target, props: { course } });
  })
  .catch((error: unknown) => {
    mount(Failure, { target, props: { reason: error instanceof Error ? error.message : String(error) } });
  });
