// The course that a report is a page of.

import type { CoursePlace } from '../generated/report';
import { block, unpack } from '../shared/block';

/** The place of the report that this page holds; nothing for one that was made alone. */
export async function placeInCourse(): Promise<CoursePlace | undefined> {
  const [place] = await unpack<CoursePlace>(block('course'));
  return place;
}
