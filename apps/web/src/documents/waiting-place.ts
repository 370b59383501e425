import type { DocumentCard } from '@aw/contracts/documents/shapes';

type Place = Pick<DocumentCard, 'schoolName' | 'courseCode' | 'courseName' | 'typedSchool' | 'typedCourse'>;

/**
 * Returns the school and course that an uploader typed and our staff have not confirmed, such as 'ECON 12, Gulf College
 * (waiting for our staff)'. Undefined if both are listed; the API tells only the uploader.
 */
export function waitingPlace(place: Place): string | undefined {
  const { schoolName, courseCode, courseName, typedSchool, typedCourse } = place;
  if (!typedSchool && !typedCourse) return undefined;
  const course = courseCode ?? courseName ?? typedCourse;
  const names = [course, schoolName ?? typedSchool].filter(Boolean).join(', ');
  return `${names} (waiting for our staff)`;
}
