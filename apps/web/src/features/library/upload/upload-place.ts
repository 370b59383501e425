import { parseId } from '~/lib/parse-id';

type UploadPlace = { schoolId?: number; courseId?: number };

/** Reads `?schoolId=&courseId=`; a course counts only together with its school. */
export function parsePlace(params: URLSearchParams): UploadPlace {
  const schoolId = parseId(params.get('schoolId'));
  return { schoolId, courseId: schoolId === undefined ? undefined : parseId(params.get('courseId')) };
}

/** Writes the place into the address of /upload. */
export function formatPlace({ schoolId, courseId }: UploadPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (schoolId !== undefined) params.set('schoolId', String(schoolId));
  if (schoolId !== undefined && courseId !== undefined) params.set('courseId', String(courseId));
  return params;
}
