import {
  countEverything,
  countMessageNeeds,
  countOrderNeeds,
  latestDocuments,
  latestQuestions,
} from '@aw/db';
import type { Context } from '../../context';

/** Totals of the console's first screen and what waits for a person. */
export async function readOverview(ctx: Context) {
  const [totals, needs, messages] = await Promise.all([
    countEverything(ctx.db),
    countOrderNeeds(ctx.db, ctx.now()),
    countMessageNeeds(ctx.db),
  ]);
  return {
    documents: totals.documents,
    questions: totals.questions,
    schools: totals.schools,
    processing: totals.processing,
    refused: totals.refused,
    removed: totals.removed,
    openAppeals: totals.open_appeals,
    lookAlikes: totals.look_alikes,
    openSchoolRequests: totals.open_school_requests,
    unansweredQuestions: totals.unanswered_questions,
    heldQuestions: totals.held_questions,
    failedJobs: totals.failed_checks,
    lateOrders: needs.late_orders,
    ordersToAssign: needs.orders_to_assign,
    refundsToApprove: needs.refunds_to_approve,
    openDisputes: needs.open_disputes,
    unreadOrders: needs.unread_orders,
    newMessages: messages.new_messages,
    heldMessages: messages.held_messages,
  };
}

/** The first 5 documents and 3 questions, newest first. */
export async function readActivity(ctx: Context) {
  const [documents, questions] = await Promise.all([latestDocuments(ctx.db, 5), latestQuestions(ctx.db, 3)]);
  return {
    documents: documents.map((row) => ({
      id: row.id,
      title: row.title,
      fileName: row.file_name,
      documentType: row.document_type,
      uploadedAt: row.uploaded_at.toISOString(),
    })),
    questions: questions.map((row) => ({
      id: row.id,
      title: row.title,
      subject: row.subject,
      isAnswered: row.is_answered,
      createdAt: row.created_at.toISOString(),
    })),
  };
}
