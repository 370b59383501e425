import type { DocumentChange } from '@aw/contracts/documents/own-documents';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { defaultSubject } from '@aw/contracts/documents/subjects';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as documents from '@aw/db/documents';
import * as schools from '@aw/db/schools';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { courseUnknown, schoolUnknown } from './documents.errors';
import { getOwnDocument } from './get-document';
import { holdOf } from './hold-change';
import { lockOwn } from './remove-document';

/**
 * Changes the fields of the acting person's own document, in any state; new texts that a rule catches wait for staff.
 * Throws 404, and 422 for a school or course that is not listed.
 */
export async function changeDocument(
  ctx: UserContext,
  id: number,
  change: DocumentChange,
): Promise<DocumentDetail> {
  await inTransaction(ctx, async (ctx) => {
    const before = await lockOwn(ctx, id);
    const fields = {
      title: change.title ?? before.title,
      description: change.description === undefined ? before.description : change.description || null,
      subject: change.subject === undefined ? before.subject : change.subject || defaultSubject,
      document_type: change.documentType ?? before.document_type,
      school_id: change.schoolId === undefined ? before.school_id : change.schoolId,
      course_id: change.courseId === undefined ? before.course_id : change.courseId,
      term: change.term === undefined ? before.term : change.term,
    };
    const changed = keysOf(fields).filter((key) => fields[key] !== before[key]);
    if (changed.length === 0) return;
    await checkPlace(ctx.db, {
      schoolId: fields.school_id ?? undefined,
      courseId: fields.course_id ?? undefined,
    });
    const hold = await holdOf(ctx, before, fields);
    await documents.updateDocument(ctx.db, id, { ...fields, ...hold });
    // The log is kept for good, so it names the fields and not what people wrote in them.
    await audit.insertAudit(ctx.db, {
      actor: `user:${ctx.userId}`,
      verb: 'document.changed',
      target: `document:${id}`,
      after: { fields: changed, heldBecause: hold.held_because ?? null },
    });
  });
  return getOwnDocument(ctx, id);
}

/** Throws 422 for a school that is not listed, and for a course that is not listed at it. */
export async function checkPlace(
  db: Database,
  { schoolId, courseId }: { schoolId?: number; courseId?: number },
): Promise<void> {
  if (schoolId !== undefined && !(await schools.findSchool(db, schoolId))) throw schoolUnknown();
  if (courseId === undefined) return;
  const course = await schools.findCourse(db, courseId);
  if (!course || (schoolId !== undefined && course.school_id !== schoolId)) throw courseUnknown();
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  // The object is a literal of this file, so it has no other keys.
  return Object.keys(value) as (keyof T)[];
}
