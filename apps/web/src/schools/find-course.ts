import { type Course, listSchoolCourses } from '@aw/contracts/schools/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { schoolKeys } from './school-keys';

/** One course of a school, searched page by page; null if the school has no such course. */
export function courseQuery(schoolId: number, courseId: number) {
  return queryOptions({
    queryKey: [...schoolKeys.courses(schoolId), courseId],
    queryFn: async ({ signal }): Promise<Course | null> => {
      let cursor: string | undefined;
      do {
        const query = { limit: 100, cursor };
        const page = await api.page(listSchoolCourses, { params: { id: schoolId }, query, signal });
        const course = page.items.find(({ id }) => id === courseId);
        if (course) return course;
        cursor = page.nextCursor;
      } while (cursor);
      return null;
    },
  });
}

/** Returns the short label of a course: its code, else its name. */
export function courseLabel(course: Pick<Course, 'code' | 'name'>): string {
  return course.code || course.name;
}
