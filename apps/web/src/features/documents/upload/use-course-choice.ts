import { academicTerms, termOf } from '@aw/contracts/documents/academic-terms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseId } from '~/lib/parse-id';
import { searchedWords } from '~/lib/searched-words';
import { useAddressParams } from '~/lib/use-address-params';
import { courseLabel, courseQuery } from '~/schools/find-course';
import { schoolQuery } from '~/schools/get-school';
import type { CourseChoice } from './upload-item';

/**
 * State of the choice of school, course and term. The address stores school and course, so that a link can
 * preselect them.
 */
export function useCourseChoice() {
  const [params, setParams] = useAddressParams();
  const { schoolId, courseId } = parsePlace(params);
  const [today] = useState(() => new Date());
  const [term, setTerm] = useState(() => termOf(today));
  const school = useQuery({ ...schoolQuery(schoolId ?? 0), enabled: schoolId !== undefined });
  const course = useQuery({
    ...courseQuery(schoolId ?? 0, courseId ?? 0),
    enabled: schoolId !== undefined && courseId !== undefined,
  });
  const choosePlace = (place: UploadPlace) => {
    const next = formatPlace(place);
    const words = searchedWords(params);
    if (words) next.set('q', words);
    setParams(next, { replace: true });
  };
  const chosenSchool = schoolId === undefined ? undefined : school.data;
  const chosenCourse = courseId === undefined ? undefined : (course.data ?? undefined);
  const choice: CourseChoice | undefined =
    chosenSchool && chosenCourse
      ? { schoolId: chosenSchool.id, courseId: chosenCourse.id, label: courseLabel(chosenCourse), term }
      : undefined;
  return {
    school: chosenSchool,
    course: chosenCourse,
    term,
    terms: academicTerms(today),
    choice,
    /** True if the address names an unknown school or course. */
    isUnknown: school.isError || course.isError || course.data === null,
    chooseSchool: (id: number | undefined) => choosePlace({ schoolId: id }),
    chooseCourse: (id: number | undefined) => choosePlace({ schoolId, courseId: id }),
    setTerm,
  };
}

export type CourseChoiceState = ReturnType<typeof useCourseChoice>;

type UploadPlace = { schoolId?: number; courseId?: number };

/** Reads school and course from the address of /upload. A course without its school is ignored. */
export function parsePlace(params: URLSearchParams): UploadPlace {
  const schoolId = parseId(params.get('schoolId'));
  return { schoolId, courseId: schoolId === undefined ? undefined : parseId(params.get('courseId')) };
}

/** Returns the address parameters of a school and course. */
export function formatPlace({ schoolId, courseId }: UploadPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (schoolId !== undefined) params.set('schoolId', String(schoolId));
  if (schoolId !== undefined && courseId !== undefined) params.set('courseId', String(courseId));
  return params;
}
