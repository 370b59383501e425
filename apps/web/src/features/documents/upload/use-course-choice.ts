import { academicTerms, termOf } from '@aw/contracts/documents/academic-terms';
import type { UploadSuggestions } from '@aw/contracts/documents/upload-drafts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseId } from '~/lib/parse-id';
import { searchedWords } from '~/lib/searched-words';
import { useAddressParams } from '~/lib/use-address-params';
import { courseLabel, courseQuery } from '~/schools/find-course';
import { schoolQuery } from '~/schools/get-school';
import type { StoredUpload, TypedPlace } from './stored-upload';
import type { CourseChoice } from './upload-item';

/**
 * State of the choice of school, course and term. The address stores school and course, so that a link can
 * preselect them. `before` has the values that were typed before the page was reloaded.
 */
export function useCourseChoice(before?: StoredUpload) {
  const [params, setParams] = useAddressParams();
  const { schoolId, courseId } = parsePlace(params);
  const [today] = useState(() => new Date());
  const [terms] = useState(() => academicTerms(today));
  const [chosenTerm, setChosenTerm] = useState(() => terms.find((one) => one === before?.term));
  const [suggestedTerm, setSuggestedTerm] = useState<string>();
  const term = chosenTerm ?? suggestedTerm ?? termOf(today);
  const school = useQuery({ ...schoolQuery(schoolId ?? 0), enabled: schoolId !== undefined });
  const course = useQuery({
    ...courseQuery(schoolId ?? 0, courseId ?? 0),
    enabled: schoolId !== undefined && courseId !== undefined,
  });
  const choosePlace = (place: UploadPlace) => {
    const next = formatPlace(place);
    // The address keeps the words of a search and the page to return to.
    for (const [name, value] of [
      ['q', searchedWords(params)],
      ['next', params.get('next')],
    ] as const)
      if (value) next.set(name, value);
    setParams(next, { replace: true });
  };
  const [typed, setTyped] = useState(() => typedAt({ schoolId, courseId }, before?.place));
  const chosenSchool = schoolId === undefined ? undefined : school.data;
  const chosenCourse = courseId === undefined ? undefined : (course.data ?? undefined);
  const schoolPart = chosenSchool
    ? { schoolId: chosenSchool.id }
    : typed.school && schoolId === undefined
      ? { schoolName: typed.school }
      : undefined;
  const coursePart = chosenCourse
    ? { courseId: chosenCourse.id }
    : typed.course && courseId === undefined
      ? { courseName: typed.course }
      : undefined;
  const choice: CourseChoice | undefined =
    schoolPart && coursePart
      ? {
          ...schoolPart,
          ...coursePart,
          label: chosenCourse ? courseLabel(chosenCourse) : (typed.course ?? ''),
          term,
        }
      : undefined;
  return {
    school: chosenSchool,
    course: chosenCourse,
    term,
    terms,
    choice,
    /** True if the address names an unknown school or course. */
    isUnknown: school.isError || course.isError || course.data === null,
    /** Names of a school and a course that are not in the list. */
    typedSchool: schoolId === undefined ? typed.school : undefined,
    typedCourse: courseId === undefined ? typed.course : undefined,
    chooseSchool: (id: number | undefined) => {
      setTyped({});
      choosePlace({ schoolId: id });
    },
    chooseCourse: (id: number | undefined) => {
      setTyped(({ school }) => ({ school }));
      choosePlace({ schoolId, courseId: id });
    },
    typeSchool: (name: string) => {
      setTyped({ school: name });
      choosePlace({});
    },
    typeCourse: (name: string) => {
      setTyped(({ school }) => ({ schoolId, school, course: name }));
      choosePlace({ schoolId });
    },
    setTerm: setChosenTerm,
    /** Names of a school and a course that the address does not contain. A reload keeps them, and `chosenTerm`. */
    typedPlace: typed,
    chosenTerm,
    /** Fills in the place and the term that a file suggests, unless the person has chosen one. */
    suggest: (suggestions: UploadSuggestions) => {
      const { school: suggestedSchool, course: suggestedCourse, term: termOfFile } = suggestions;
      setSuggestedTerm((first) => firstTerm(first, termOfFile));
      if (typed.school || typed.course || courseId !== undefined) return;
      if (suggestedCourse && (schoolId === undefined || schoolId === suggestedCourse.schoolId))
        choosePlace({ schoolId: suggestedCourse.schoolId, courseId: suggestedCourse.id });
      else if (suggestedSchool && schoolId === undefined) choosePlace({ schoolId: suggestedSchool.id });
    },
  };
}

export type CourseChoiceState = ReturnType<typeof useCourseChoice>;

/** Returns the term of all files: the first one that a file suggests, which later files do not change. */
export function firstTerm(first: string | undefined, suggested: string | undefined) {
  return first ?? suggested;
}

/** Returns the stored names that belong to the place in the address. */
export function typedAt({ schoolId, courseId }: UploadPlace, stored: TypedPlace = {}): TypedPlace {
  return courseId === undefined && stored.schoolId === schoolId ? stored : {};
}

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
