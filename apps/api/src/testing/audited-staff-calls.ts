import type { QuestionStatus } from '@aw/contracts/questions/public';
import * as experts from '@aw/db/experts';
import { anonymousBrowser, member, newcomer } from './account';
import { guardedStaffUser, nextNumber, type Prepare, post, reason, type World } from './audited-world';
import { chatCalls } from './chats';
import { educator, protect } from './exam-shields';
import { applicant, approvedExpert, earned } from './expert';
import { messageCall } from './form-message';
import { uniquePdf } from './make-pdf';
import { dayOfNextChange } from './policies';
import { insertRow, updateRow } from './rows';

export async function documentOf({ test }: World) {
  const user = await member(test);
  const { id } = (await user.upload(await uniquePdf())).json<{ id: number }>();
  await updateRow(test, 'documents', id, { status: 'published' });
  return { id, user };
}

async function appealed(world: World) {
  const { id: documentId, user } = await documentOf(world);
  const { db } = world.test.ctx;
  const refused = { status: 'refused' as const, refusal_code: 'duplicate' };
  await db.updateTable('documents').set(refused).where('id', '=', documentId).execute();
  const values = { document_id: documentId, user_id: user.id, message: 'It is mine.' };
  const row = db.insertInto('document_appeals').values(values).returning('id');
  return (await row.executeTakeFirstOrThrow()).id;
}

async function questionOf({ test }: World, status: QuestionStatus = 'visible'): Promise<number> {
  const user = await member(test);
  const values = { title: 'Why?', content: 'Because?', asker_id: user.id, status };
  const row = test.ctx.db.insertInto('questions').values(values).returning('id');
  return Number((await row.executeTakeFirstOrThrow()).id);
}

async function answerOf(world: World): Promise<number> {
  const expert_id = (await member(world.test)).id;
  const values = { question_id: await questionOf(world), expert_id, content: 'Because.' };
  const row = world.test.ctx.db.insertInto('answers').values(values).returning('id');
  return (await row.executeTakeFirstOrThrow()).id;
}

async function commentOf(world: World): Promise<number> {
  const author_id = (await member(world.test)).id;
  const values = { question_id: await questionOf(world), author_id, content: 'Which one?' };
  const row = world.test.ctx.db.insertInto('question_comments').values(values).returning('id');
  return (await row.executeTakeFirstOrThrow()).id;
}

async function examShieldOf({ test }: World): Promise<number> {
  return (await protect(await educator(test))).body.id;
}

async function reportOf({ test }: World, documentId: number): Promise<void> {
  const { inject } = await member(test);
  await inject(post('/api/reports', { kind: 'document', id: documentId, reason: 'spam' }));
}

async function messageOf({ test }: World): Promise<string> {
  await test.app.inject(messageCall());
  const row = test.ctx.db.selectFrom('messages').select('id').orderBy('created_at', 'desc');
  return (await row.executeTakeFirstOrThrow()).id;
}

const templateOf = async ({ test }: World) =>
  (await insertRow(test, 'templates', { grams: Buffer.alloc(4), account_count: 8 })).id;

const synonymOf = async ({ test }: World) =>
  insertRow(test, 'synonyms', { words: `word ${nextNumber()}`, meanings: ['a meaning'] });

const textName = 'policies/privacy';
const textOf = async ({ staff }: World) =>
  (await staff.get(`/api/admin/text?name=${textName}`)).json<{ source: string; versionId: number | null }>();

const userParams = async ({ test }: World) => ({ userId: (await member(test)).id });

/** Staff's calls about documents, questions, messages and people, keyed by contract. */
export const staffCalls: Record<string, Prepare> = {
  // Documents, questions and schools
  staffRemoveDocument: async (w) => ({
    params: { id: (await documentOf(w)).id },
    payload: { reason, isForCause: false },
  }),
  staffRestoreDocument: async (w) => {
    const { id } = await documentOf(w);
    await w.colleague.post(`/api/admin/documents/${id}/remove`, { reason, isForCause: false });
    return { params: { id } };
  },
  decideAppeal: async (w) => ({
    params: { id: await appealed(w) },
    payload: { decision: 'deny', answer: reason },
  }),
  staffDecideOriginality: async (w) => {
    const { id } = await documentOf(w);
    const waiting = { originality: 'waiting' as const };
    await w.test.ctx.db.updateTable('documents').set(waiting).where('id', '=', id).execute();
    return { params: { id }, payload: { decision: 'accept' } };
  },
  staffEndTemplate: async (w) => ({ params: { templateId: await templateOf(w) } }),
  staffRestoreTemplate: async (w) => {
    const templateId = await templateOf(w);
    await w.colleague.post(`/api/admin/templates/${templateId}/end`, {});
    return { params: { templateId } };
  },
  staffEndExamShield: async (w) => ({ params: { id: await examShieldOf(w) }, payload: { reason } }),
  staffKeepExamShield: async (w) => ({ params: { id: await examShieldOf(w) } }),
  staffApproveQuestion: async (w) => ({ params: { id: await questionOf(w, 'held') } }),
  staffRemoveQuestion: async (w) => ({ params: { id: await questionOf(w) }, payload: { reason } }),
  staffRestoreQuestion: async (w) => {
    const id = await questionOf(w);
    await w.colleague.post(`/api/admin/questions/${id}/remove`, { reason });
    return { params: { id } };
  },
  staffVerifyAnswer: async (w) => ({ params: { id: await answerOf(w) } }),
  staffUnverifyAnswer: async (w) => {
    const id = await answerOf(w);
    await w.colleague.post(`/api/admin/answers/${id}/verify`, {});
    return { params: { id } };
  },
  staffAddComment: async (w) => ({ params: { id: await questionOf(w) }, payload: { content: 'Which one?' } }),
  staffRemoveComment: async (w) => {
    const url = `/api/admin/questions/${await questionOf(w)}/comments`;
    const { id } = (await w.colleague.post(url, { content: 'Which one?' })).json<{ id: number }>();
    return { params: { id } };
  },
  staffRemoveAnswer: async (w) => ({ params: { id: await answerOf(w) }, payload: { reason } }),
  staffRestoreAnswer: async (w) => {
    const id = await answerOf(w);
    await w.colleague.post(`/api/admin/answers/${id}/remove`, { reason });
    return { params: { id } };
  },
  staffRemoveUserComment: async (w) => ({ params: { id: await commentOf(w) }, payload: { reason } }),
  staffRestoreUserComment: async (w) => {
    const id = await commentOf(w);
    await w.colleague.post(`/api/admin/comments/${id}/remove`, { reason });
    return { params: { id } };
  },
  staffDecideCase: async (w) => {
    const { id } = await documentOf(w);
    await reportOf(w, id);
    return { params: { kind: 'document', id }, payload: { decision: 'remove', version: 0, reason } };
  },
  staffRestoreCase: async (w) => {
    const { id } = await documentOf(w);
    await w.colleague.post(`/api/admin/documents/${id}/remove`, { reason, isForCause: false });
    return { params: { kind: 'document', id }, payload: { version: 1 } };
  },
  decideSchoolRequest: async ({ test }) => {
    const values = { user_id: (await member(test)).id, name: `School ${nextNumber()}` };
    const row = test.ctx.db.insertInto('school_requests').values(values).returning('id');
    return { params: { id: (await row.executeTakeFirstOrThrow()).id }, payload: { decision: 'decline' } };
  },
  decidePlace: async ({ test }) => {
    const values = { kind: 'school' as const, name: `Typed school ${nextNumber()}` };
    const row = test.ctx.db.insertInto('pending_places').values(values).returning('id');
    return { params: { id: (await row.executeTakeFirstOrThrow()).id }, payload: { decision: 'decline' } };
  },
  deleteAllDocuments: async (w) => {
    await documentOf(w);
    return {};
  },
  deleteAllQuestions: async (w) => {
    await questionOf(w);
    return {};
  },
  restoreDeletion: async ({ test }) => {
    const row = test.ctx.db.selectFrom('deletions').select('id').where('restored_at', 'is', null);
    return { params: { deletionId: (await row.executeTakeFirstOrThrow()).id } };
  },
  staffEndSharedLink: async ({ test }) => {
    const person = chatCalls(test, await member(test));
    const { body } = await person.ask({ message: 'A question to share.' });
    const url = `/api/ai/conversations/${body?.conversationId}/share`;
    const { body: share } = await person.send<{ path: string }>(url, { days: 1 });
    return { payload: { link: String(share?.path), reason } };
  },
  // Messages, newsletter, texts and rules
  staffReplyMessage: async (w) => ({
    params: { messageId: await messageOf(w) },
    payload: { body: 'Thank you.', after: 0 },
  }),
  staffDecideMessage: async (w) => ({
    params: { messageId: await messageOf(w) },
    payload: { state: 'closed' },
  }),
  staffSendIssue: async ({ test }) => {
    const values = { email: 'reader@students.example', address_hash: 'r', state: 'confirmed' as const };
    await insertRow(test, 'newsletter_subscribers', { ...values, confirmed_at: new Date() });
    return { payload: { subject: 'News', body: 'All of it.', dryRun: false } };
  },
  staffPublishText: async (w) => {
    const { source, versionId } = await textOf(w);
    const changed = source.replace(/^lead: .*$/m, 'lead: What is kept.');
    const change = { day: dayOfNextChange('privacy'), summary: 'A shorter lead.' };
    return { payload: { name: textName, source: changed, change, after: versionId, note: 'A change' } };
  },
  staffRevertText: async (w) => ({
    payload: { name: textName, to: null, after: (await textOf(w)).versionId },
  }),
  staffAddJurisdictionRule: async () => ({ payload: { country: 'NO', law: 'A law' } }),
  staffChangeJurisdictionRule: async ({ test }) => {
    const row = test.ctx.db.selectFrom('jurisdiction_rules').select('id');
    return { params: { id: (await row.executeTakeFirstOrThrow()).id }, payload: { isActive: false } };
  },
  staffAddSynonym: async () => ({
    payload: { words: `word ${nextNumber()}`, meanings: ['a meaning'], isMutual: false },
  }),
  staffChangeSynonym: async (w) => {
    const { id, words, version } = await synonymOf(w);
    const payload = { words, meanings: ['another meaning'], isMutual: true, version };
    return { params: { id }, payload };
  },
  staffRemoveSynonym: async (w) => ({ params: { id: (await synonymOf(w)).id } }),
  // Experts
  staffDecideExpert: async ({ test }) => {
    const { id: userId } = await applicant(test);
    const { version = 0 } = (await experts.find(test.ctx.db, userId)) ?? {};
    return { params: { userId }, payload: { decision: 'approve', reason: '', version } };
  },
  staffPayOutExpert: async ({ test, colleague }) => {
    const { id: userId } = await approvedExpert(test, colleague);
    await earned(test, userId, 500);
    return { params: { userId }, payload: { amountMinor: 500, reference: 'TR-11' } };
  },
  staffSetExpertRate: async () => ({ payload: { kind: 'answer', amountMinor: 450 } }),
  // People
  staffViewAs: async (w) => ({ params: await userParams(w), payload: { reason } }),
  staffSuspend: async (w) => ({ params: await userParams(w), payload: { reason } }),
  staffLiftSuspension: async (w) => {
    const params = await userParams(w);
    await w.colleague.post(`/api/admin/people/${params.userId}/suspend`, { reason });
    return { params };
  },
  staffSetExpert: async (w) => ({ params: await userParams(w), payload: { isExpert: true } }),
  staffResendVerification: async ({ test }) => ({ params: { userId: (await newcomer(test)).id } }),
  staffRemoveSecondStep: async (w) => ({
    params: { userId: (await guardedStaffUser(w)).id },
    payload: { reason },
  }),
  staffMerge: async (w) => {
    const from = await anonymousBrowser(w.test);
    return { params: { userId: from.id }, payload: { into: (await member(w.test)).id, reason } };
  },
  staffExportUser: async (w) => ({ params: await userParams(w), payload: { reason } }),
  staffErase: async (w) => ({ params: await userParams(w), payload: { reason, keepsShared: true } }),
  staffUndoErase: async (w) => {
    const params = await userParams(w);
    const payload = { reason, keepsShared: true };
    await w.colleague.post(`/api/admin/people/${params.userId}/erase`, payload);
    return { params };
  },
};
