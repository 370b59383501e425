import type { DocumentCard } from '@aw/contracts/documents/shapes';
import { useState } from 'react';

type School = { id: number; name: string };
type Course = School & { code: string | null };

/** Place of a document in its form: chosen from the list, or as its uploader typed it. */
type Place = { school?: School; course?: Course; typedSchool?: string; typedCourse?: string };

/** State of the school and course of an own document. Choosing another school clears the course. */
export function useDocumentPlace(document: DocumentCard) {
  const [place, setPlace] = useState(() => placeOf(document));
  const { school, course, typedSchool, typedCourse } = place;
  return {
    school: school ?? named(typedSchool),
    course: course ?? named(typedCourse),
    schoolId: school?.id,
    isSchoolTyped: typedSchool !== undefined,
    chooseSchool: (next: School | undefined) => {
      if (next === undefined || next.id !== school?.id) setPlace({ school: next });
    },
    chooseCourse: (next: Course | undefined) => setPlace({ school, typedSchool, course: next }),
    changes: changedPlace(document, place),
  };
}

/** Returns the place to send. What was not changed is left out, because a sent place replaces a typed one. */
export function changedPlace(
  document: DocumentCard,
  place: Place,
): { schoolId?: number | null; courseId?: number | null } {
  const { schoolId, courseId, typedSchool, typedCourse } = document;
  const course = { courseId: place.course?.id ?? null };
  const isSameSchool = (place.school?.id ?? null) === schoolId && place.typedSchool === typedSchool;
  if (!isSameSchool) return { schoolId: place.school?.id ?? null, ...course };
  return course.courseId === courseId && place.typedCourse === typedCourse ? {} : course;
}

/** Returns the place that a document has before it is changed. */
export function placeOf(document: DocumentCard): Place {
  const { schoolId, schoolName, courseId, courseName, courseCode, typedSchool, typedCourse } = document;
  return {
    ...(schoolId !== null && schoolName !== null && { school: { id: schoolId, name: schoolName } }),
    ...(courseId !== null &&
      courseName !== null && { course: { id: courseId, name: courseName, code: courseCode } }),
    ...(typedSchool && { typedSchool }),
    ...(typedCourse && { typedCourse }),
  };
}

function named(name: string | undefined): Course | undefined {
  return name === undefined ? undefined : { id: 0, name, code: null };
}
