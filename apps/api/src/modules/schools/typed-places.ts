import { createHash } from 'node:crypto';
import { suggestCourse } from '@aw/contracts/schools/suggest-course';
import type { Database } from '@aw/db';
import * as schools from '@aw/db/schools';
import { secondsPerDay } from '../../config/durations';
import type { UserContext } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { tooManyPlaces } from './schools.errors';

/** Names with the same key are one place, as in the queue. */
const placeKey = (name: string) => name.replace(/(?![+#])[\s\p{P}\p{S}]/gu, '').toLowerCase();

/** Ids of places in the list, and names of those that are not. An id wins over a name. */
export type PlaceFields = {
  schoolId?: number | undefined;
  courseId?: number | undefined;
  schoolName?: string | undefined;
  courseName?: string | undefined;
};

/**
 * Counts the names of a form that are not in the queue yet against the limit of the day, each name of a person once, also
 * if several files name it at the same time. Called outside transactions. Throws 429, with a text that begins with
 * `refused`.
 */
export async function takeNewPlaces(ctx: UserContext, fields: PlaceFields, refused: string): Promise<void> {
  const { LIMIT_PLACES_PER_DAY: perDay } = ctx.config;
  for (const place of await newPlaces(ctx.db, fields)) {
    const key = createHash('sha256')
      .update(JSON.stringify([ctx.userId, ...place]))
      .digest('base64url');
    if (!(await ctx.limits.isFirst('place-named', key, secondsPerDay))) continue;
    await ctx.limits.take('places', ctx.userId, perDay, secondsPerDay).catch(async (error: unknown) => {
      await ctx.limits.reset('place-named', key);
      throw error instanceof FeatureError ? tooManyPlaces(perDay, refused) : error;
    });
  }
}

/** Lists what identifies each name that is not in the queue. */
async function newPlaces(db: Database, fields: PlaceFields): Promise<(string | number)[][]> {
  const { schoolId, schoolName, courseName } = await withListed(db, fields);
  const school = schoolName
    ? await schools.findOpenPlace(db, { kind: 'school', name: schoolName })
    : undefined;
  const isNewSchool = schoolName !== undefined && schoolName !== '' && school === undefined;
  const newSchools = isNewSchool ? [['school', placeKey(schoolName)]] : [];
  if (!courseName || (schoolId === undefined && !schoolName)) return newSchools;
  // A course at a school that is new itself is new, too.
  const course = isNewSchool
    ? undefined
    : await schools.findOpenPlace(db, {
        kind: 'course',
        name: courseName,
        schoolId: schoolId ?? null,
        pendingSchoolId: school ?? null,
      });
  if (course !== undefined) return newSchools;
  return [...newSchools, ['course', schoolId ?? placeKey(schoolName ?? ''), placeKey(courseName)]];
}

/**
 * Returns the columns of a document's places, and adds names that are not in the list to the queue of staff. A course
 * without any school is dropped, because staff could not file it.
 */
export async function placeColumns(ctx: { db: Database }, fields: PlaceFields) {
  const { schoolId, courseId, schoolName, courseName } = await withListed(ctx.db, fields);
  const pendingSchoolId = schoolName
    ? await schools.joinPlace(ctx.db, { kind: 'school', name: schoolName })
    : null;
  const hasSchool = schoolId !== undefined || pendingSchoolId !== null;
  const typedCourse = hasSchool ? courseName : undefined;
  const pendingCourseId = typedCourse
    ? await schools.joinPlace(ctx.db, {
        kind: 'course',
        name: typedCourse,
        schoolId: schoolId ?? null,
        pendingSchoolId,
      })
    : null;
  return {
    school_id: schoolId ?? null,
    course_id: courseId ?? null,
    pending_school_id: pendingSchoolId,
    pending_course_id: pendingCourseId,
    typed_school: schoolName ?? null,
    typed_course: typedCourse ?? null,
  };
}

/** Replaces typed names that are exactly those of the list. */
async function withListed(db: Database, fields: PlaceFields): Promise<PlaceFields> {
  const listed = fields.schoolName ? await schools.listSchoolsByName(db, [fields.schoolName], 2) : [];
  const schoolId = fields.schoolId ?? (listed.length === 1 ? listed[0]?.id : undefined);
  const schoolName = schoolId === undefined ? fields.schoolName : undefined;
  if (fields.courseId !== undefined || !fields.courseName || schoolId === undefined)
    return {
      ...fields,
      schoolId,
      schoolName,
      courseName: fields.courseId === undefined ? fields.courseName : undefined,
    };
  // A number shows that the beginning of the name is its code.
  const { code } = suggestCourse(fields.courseName);
  const codes = /\d/.test(code) ? [fields.courseName, code] : [fields.courseName];
  const [course] = await schools.listCoursesByCode(db, codes, { schoolId, limit: 1 });
  return course ? { schoolId, courseId: course.id } : { schoolId, courseName: fields.courseName };
}
