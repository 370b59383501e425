import { parseId } from '~/lib/parse-id';

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
