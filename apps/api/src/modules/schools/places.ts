import type {
  listPlaces as listContract,
  Place,
  PlaceDecision,
  SimilarPlace,
} from '@aw/contracts/schools/places';
import { schoolTypeOf } from '@aw/contracts/schools/school-types';
import { suggestCourse } from '@aw/contracts/schools/suggest-course';
import * as audit from '@aw/db/audit';
import * as schools from '@aw/db/schools';
import type * as z from 'zod/mini';
import type { Context, StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { sortedKeys } from '../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../server/pages';
import { notify } from '../notifications/notify';
import { mergeCourseUnknown, mergeSchoolUnknown, placeNotFound, placeSchoolOpen } from './schools.errors';

const maxSimilar = 8;

/** Returns a page of typed schools and courses, open ones first, then the newest. */
export async function listPlaces(
  ctx: Context,
  query: z.output<typeof listContract.query>,
): Promise<Slice<Place>> {
  const slice = await getSlice(query, {
    keys: sortedKeys,
    load: ({ limit, after }) => schools.listPlaces(ctx.db, limit, after),
    keysOf: (row) => [row.status === 'open' ? 1 : 0, row.id],
  });
  return mapSlice(slice, toPlace);
}

/** Returns places of the list that may be the typed one. Throws 404. */
export async function listSimilarPlaces(ctx: Context, id: number, q?: string): Promise<SimilarPlace[]> {
  const place = await schools.findPlace(ctx.db, id);
  if (!place) throw placeNotFound();
  const name = q || place.name;
  const rows =
    place.kind === 'school'
      ? await schools.listSimilarSchools(ctx.db, name, maxSimilar)
      : place.school_id === null
        ? []
        : await schools.listSimilarCourses(ctx.db, place.school_id, name, maxSimilar);
  return rows.map(({ id, name, detail, document_count }) => ({
    id,
    name,
    detail,
    documentCount: document_count,
  }));
}

/**
 * Adds a typed place to the list, merges it into one of the list, or declines it. Its documents are filed or lose the
 * name, and their uploaders are notified. A place that was decided earlier does not change. Throws 404, 409 for a course
 * whose school waits, and 422 for an unknown place to merge into.
 */
export async function decidePlace(ctx: StaffContext, id: number, decision: PlaceDecision): Promise<Place> {
  return inTransaction(ctx, async (ctx) => {
    const place = await schools.lockPlace(ctx.db, id);
    if (!place) throw placeNotFound();
    if (place.status === 'open') await decideOpen(ctx, place, decision);
    const row = await schools.findPlace(ctx.db, id);
    if (!row) throw placeNotFound();
    return toPlace(row);
  });
}

type Result = { status: 'added' | 'merged' | 'declined'; schoolId?: number; courseId?: number };

async function decideOpen(
  ctx: StaffContext,
  place: schools.PendingPlace,
  decision: PlaceDecision,
): Promise<void> {
  const result =
    place.kind === 'school' ? await schoolOf(ctx, place, decision) : await courseOf(ctx, place, decision);
  await schools.decidePlace(ctx.db, place.id, result);
  if (place.kind === 'school') await moveCourses(ctx, place.id, result.schoolId);
  const uploaders = await schools.fileDocuments(ctx.db, place, {
    id: (place.kind === 'school' ? result.schoolId : result.courseId) ?? null,
    ...(place.kind === 'course' && result.schoolId !== undefined && { schoolId: result.schoolId }),
  });
  const requested = await schools.closeRequests(
    ctx.db,
    place.id,
    result.status === 'declined' ? 'declined' : 'added',
  );
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb: `place.${result.status}`,
    target: `place:${place.id}`,
    before: { status: 'open' },
    after: { ...result, kind: place.kind, name: place.name },
  });
  await notifyPeople(ctx, place.id, [...uploaders, ...requested]);
}

async function schoolOf(
  ctx: StaffContext,
  place: schools.PendingPlace,
  decision: PlaceDecision,
): Promise<Result> {
  if (decision.decision === 'decline') return { status: 'declined' };
  if (decision.decision === 'merge') {
    const school = await schools.find(ctx.db, decision.intoId);
    if (!school) throw mergeSchoolUnknown();
    return { status: 'merged', schoolId: school.id };
  }
  const name = decision.name ?? place.name;
  const row = { name, type: schoolTypeOf(name), location: place.location, source_key: `place:${place.id}` };
  return { status: 'added', schoolId: await schools.insertSchool(ctx.db, row) };
}

async function courseOf(
  ctx: StaffContext,
  place: schools.PendingPlace,
  decision: PlaceDecision,
): Promise<Result> {
  if (decision.decision === 'decline') return { status: 'declined' };
  const schoolId = place.school_id;
  if (schoolId === null) throw placeSchoolOpen();
  if (decision.decision === 'merge') {
    const course = await schools.findCourse(ctx.db, decision.intoId);
    if (course?.school_id !== schoolId) throw mergeCourseUnknown();
    return { status: 'merged', schoolId, courseId: course.id };
  }
  const name = decision.name ?? place.name;
  const guess = suggestCourse(name);
  const { course, isNew } = await schools.insertCourse(ctx.db, {
    schoolId,
    name,
    code: decision.code || guess.code,
    department: decision.department || guess.department,
    createdBy: null,
  });
  return { status: isNew ? 'added' : 'merged', schoolId, courseId: course.id };
}

/** Moves the courses of a typed school to the school of the list. Declines them if there is none. */
async function moveCourses(ctx: StaffContext, placeId: number, schoolId: number | undefined): Promise<void> {
  for (const course of await schools.listPlacesAtSchool(ctx.db, placeId)) {
    if (schoolId === undefined) {
      await decideOpen(ctx, course, { decision: 'decline' });
      continue;
    }
    const same = await schools.findOpenPlace(ctx.db, { kind: 'course', name: course.name, schoolId });
    // Another member of staff may decide about it at the same time.
    const open = same === undefined ? undefined : await schools.lockPlace(ctx.db, same);
    if (open?.status !== 'open') await schools.moveToSchool(ctx.db, course.id, schoolId);
    else {
      await schools.movePendingDocuments(ctx.db, course.id, open.id);
      await schools.decidePlace(ctx.db, course.id, { status: 'merged' });
    }
  }
}

/** Tells each person once about the name as they typed it. */
async function notifyPeople(ctx: StaffContext, id: number, people: schools.NamedBy[]): Promise<void> {
  const place = await schools.findPlace(ctx.db, id);
  if (!place || place.status === 'open') return;
  const { kind, status: outcome, listed_as: listedAs } = place;
  const names = new Map(people.toReversed().map(({ userId, name }) => [userId, name ?? place.name]));
  for (const [userId, name] of names)
    await notify(ctx, {
      userId,
      mail: { kind: 'place_decided', place: kind, name, outcome, listedAs },
      link: '/profile',
    });
}

function toPlace(row: schools.PlaceRow): Place {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    location: row.location,
    school: row.school_id === null ? null : { id: row.school_id, name: row.school_name ?? '' },
    pendingSchool:
      row.pending_school_id === null
        ? null
        : { id: row.pending_school_id, name: row.pending_school_name ?? '' },
    status: row.status,
    documents: row.documents,
    requests: row.requests,
    listedAs: row.listed_as,
    createdAt: row.created_at.toISOString(),
  };
}
