import { useQuery } from '@tanstack/react-query';
import { courseLabel, courseQuery } from './find-course';
import { schoolQuery } from './get-school';
import type { Place } from './place-filters';

/**
 * Returns the names of a school and a course, with the school's id until its name has loaded. Undefined if none is
 * chosen. Without its school, a course cannot be looked up.
 */
export function usePlaceNames({ schoolId, courseId }: Place) {
  const school = useQuery({ ...schoolQuery(schoolId ?? 0), enabled: schoolId !== undefined });
  const course = useQuery({
    ...courseQuery(schoolId ?? 0, courseId ?? 0),
    enabled: schoolId !== undefined && courseId !== undefined,
  });
  const courseName = course.data ? courseLabel(course.data) : 'One course';
  return {
    school: schoolId === undefined ? undefined : (school.data?.name ?? `School ${schoolId}`),
    course: courseId === undefined ? undefined : courseName,
  };
}
