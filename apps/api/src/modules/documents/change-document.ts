import type { DocumentChange } from '@aw/contracts/documents/own-documents';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { defaultSubject } from '@aw/contracts/documents/subjects';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as documents from '@aw/db/documents';
import * as moderation from '@aw/db/moderation';
import * as schools from '@aw/db/schools';
import type { Context, UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { holdReason } from '../moderation/hold-rules';
import { removedWorkHold } from './document.policy';
import { courseUnknown, schoolUnknown } from './documents.errors';
import { getOwnDocument } from './get-document';
import { lockOwnDocument } from './remove-document';

type LockedDocument = NonNullable<Awaited<ReturnType<typeof documents.lockWithUploader>>>;
type Texts = { title: string; description: string | null };

/**
 * Changes the fields of the acting person's own document, in any state. New texts that a moderation rule matches wait for
 * staff. Throws 404, and 422 for a school or course that is not in the list.
 */
export async function changeDocument(
  ctx: UserContext,
  id: number,
  change: DocumentChange,
): Promise<DocumentDetail> {
  await inTransaction(ctx, async (ctx) => {
    const before = await lockOwnDocument(ctx, id);
    const fields = {
      title: change.title ?? before.title,
      description: change.description === undefined ? before.description : change.description || null,
      subject: change.subject === undefined ? before.subject : change.subject || defaultSubject,
      document_type: change.documentType ?? before.document_type,
      school_id: change.schoolId === undefined ? before.school_id : change.schoolId,
      course_id: change.courseId === undefined ? before.course_id : change.courseId,
      term: change.term === undefined ? before.term : change.term,
      ...typedPlaces(change, before),
    };
    const changed = keysOf(fields).filter((key) => fields[key] !== before[key]);
    if (changed.length === 0) return;
    await checkSchoolAndCourse(ctx.db, {
      schoolId: fields.school_id ?? undefined,
      courseId: fields.course_id ?? undefined,
    });
    const hold = await holdColumns(ctx, before, fields);
    await documents.update(ctx.db, id, { ...fields, ...hold });
    // The audit log is never deleted, so it contains the names of the fields and not the texts of people.
    await audit.insert(ctx.db, {
      actor: `user:${ctx.userId}`,
      verb: 'document.changed',
      target: `document:${id}`,
      after: { fields: changed, heldBecause: hold.held_because ?? null },
    });
  });
  return getOwnDocument(ctx, id);
}

/** Returns the columns of typed places. A choice from the list replaces what the uploader typed before. */
function typedPlaces(
  { schoolId, courseId }: DocumentChange,
  before: Pick<LockedDocument, 'pending_school_id' | 'typed_school' | 'pending_course_id' | 'typed_course'>,
) {
  const keepsSchool = schoolId === undefined;
  const keepsCourse = keepsSchool && courseId === undefined;
  return {
    pending_school_id: keepsSchool ? before.pending_school_id : null,
    typed_school: keepsSchool ? before.typed_school : null,
    pending_course_id: keepsCourse ? before.pending_course_id : null,
    typed_course: keepsCourse ? before.typed_course : null,
  };
}

/**
 * Returns the columns that hold a document if a moderation rule matches its new texts, and no columns otherwise. A held
 * document stays out of the library until staff approve it, even if staff undo an earlier removal first. One that
 * matches a removed work stays held for that, which staff must see.
 */
export async function holdColumns(
  ctx: Pick<Context, 'db' | 'now'>,
  before: LockedDocument,
  { title, description }: Texts,
) {
  const isSame = title === before.title && description === before.description;
  if (isSame) return {};
  const { removed } = await moderation.countModeratedDocuments(ctx.db, before.uploader_id);
  const isNewcomer = removed > 0 || (await documents.countAccepted(ctx.db, before.uploader_id)) === 0;
  const reason = holdReason({ texts: [title, description ?? ''], cameBefore: 0, isNewcomer });
  if (reason === null || before.held_because === removedWorkHold) return {};
  const heldAt = before.held_at ?? ctx.now();
  return { held_because: reason, held_at: heldAt, deleted_at: before.deleted_at ?? heldAt };
}

/** Throws 422 for a school that is not in the list, and for a course that is not at this school. */
export async function checkSchoolAndCourse(
  db: Database,
  { schoolId, courseId }: { schoolId?: number; courseId?: number },
): Promise<void> {
  if (schoolId !== undefined && !(await schools.find(db, schoolId))) throw schoolUnknown();
  if (courseId === undefined) return;
  const course = await schools.findCourse(db, courseId);
  if (!course || (schoolId !== undefined && course.school_id !== schoolId)) throw courseUnknown();
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  // The object is a literal of this file, so it has no other keys.
  return Object.keys(value) as (keyof T)[];
}
