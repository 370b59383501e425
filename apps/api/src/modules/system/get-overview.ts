import type { OrderNeed } from '@aw/contracts/orders/staff';
import * as contactMessages from '@aw/db/contact-messages';
import * as documentQueries from '@aw/db/documents';
import * as examShields from '@aw/db/exam-shields';
import * as experts from '@aw/db/experts';
import * as moderation from '@aw/db/moderation';
import * as orders from '@aw/db/orders';
import type { Context } from '../../context';

/** Returns the totals of the console's first screen, and the numbers of things that wait for staff. */
export async function getOverview(ctx: Context) {
  const [totals, needs, messages, waitingPosts, waitingExperts, examShieldsToDecide] = await Promise.all([
    documentQueries.countTotals(ctx.db),
    orders.countNeeds(ctx.db, ctx.now()),
    contactMessages.countWaiting(ctx.db),
    moderation.countWaitingCases(ctx.db),
    experts.countWaiting(ctx.db),
    examShields.countToDecide(ctx.db, ctx.now()),
  ]);
  const waiting = (kind: OrderNeed) => needs.find((need) => need.kind === kind)?.count ?? 0;
  return {
    documents: totals.documents,
    presentDocuments: totals.present_documents,
    questions: totals.questions,
    schools: totals.schools,
    processing: totals.processing,
    refused: totals.refused,
    removed: totals.removed,
    openAppeals: totals.open_appeals,
    similarDocuments: totals.look_alikes,
    fewWordDocuments: totals.few_words,
    openSchoolRequests: totals.open_school_requests,
    unansweredQuestions: totals.unanswered_questions,
    heldQuestions: totals.held_questions,
    waitingPosts,
    waitingExperts,
    examShieldsToDecide,
    failedJobs: totals.failed_checks,
    lateOrders: waiting('late'),
    ordersToAssign: waiting('assign'),
    refundsToApprove: waiting('approve'),
    openDisputes: waiting('dispute'),
    unreadOrders: waiting('answer'),
    newMessages: messages.new_messages,
    heldMessages: messages.held_messages,
    orderNeeds: needs.map(({ kind, count, oldest_at: at }) => ({ kind, count, oldestAt: at.toISOString() })),
  };
}

/** Returns the latest 5 documents and 3 questions, newest first. */
export async function getActivity(ctx: Context) {
  const [documents, questions] = await Promise.all([
    documentQueries.listLatest(ctx.db, 5),
    documentQueries.listLatestQuestions(ctx.db, 3),
  ]);
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
