import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { contentKey } from '../adapters/files/file-keys';
import { anonymousBrowser, goodPassword, type Member, signUpForm } from './account';
import { answerRows } from './answer-rows';
import { memoryRow, reportedChatRows } from './chats';
import { examShieldRow } from './exam-shields';
import { fullExpert } from './expert';
import { fullOrder } from './full-order';
import { generationRows } from './generations';
import { type ImageRow, imageRow } from './image-rows';
import { uniquePdf } from './make-pdf';
import { multipart } from './multipart';
import { quizOf, takeQuiz } from './quizzes';
import { insertRow, selectRow, updateRow } from './rows';
import { studyMaterialRows } from './study-materials';
import type { TestApp } from './test-app';
import { signedIn } from './user';

export type FullUser = Member & {
  /** Part of every text of this person and of nobody else, with which a test finds the remains of their data. */
  mark: string;
  /** The anonymous person who was merged into this one. */
  mergedId: string;
  /** A published upload, a refused one, and one of another person that this person read and rated. */
  published: number;
  refused: number;
  read: number;
  questionId: number;
  /** An image that a published text uses, one that none uses, and an image of a message to the AI. */
  images: { used: ImageRow; unused: ImageRow; inChat: ImageRow };
  /** A disputed order, and the hash of its file. */
  orderId: string;
  briefHash: string;
  /** Hash of the proof of their application as an expert. */
  proofHash: string;
  /** Hash of a file that is not published yet. */
  draftHash: string;
  /** Person who unlocked the published upload. */
  reader: { id: string };
};

/** Creates a person with rows in every table that refers to people, for tests of the archive and of the erasure. */
export async function fullUser(test: TestApp): Promise<FullUser> {
  const mark = `mark${randomUUID().replaceAll('-', '')}`;
  const email = `${mark}@students.example`;
  const user = { ...(await anonymousBrowser(test)), email };
  await user.inject(signUpForm(email, { firstName: mark, lastName: mark }));
  // Two answers are wrong and become cards to review.
  await takeQuiz(test, user, await quizOf(test), 3);
  const other = await signedIn(test.app);
  const published = await upload(user.inject, await uniquePdf(2), mark);
  const bytes = await uniquePdf(1);
  const read = await upload(other.inject, bytes, 'Other');
  await test.processAll();
  const refused = await upload(user.inject, bytes, mark);
  await test.processAll();
  const earlier = await anonymousBrowser(test);
  await insertRow(test, 'credit_entries', {
    user_id: earlier.id,
    delta: 1,
    reason: 'welcome',
    source: 'welcome',
  });
  await earlier.post('/api/auth/signin', { email, password: goodPassword });
  const questionId = await fillRows(test, { id: user.id, mark }, { published, refused, read }, other.id);
  await examShieldRow(test, user.id, mark);
  await generationRows(test, user.id, mark);
  await studyMaterialRows(test, user.id, mark);
  await reportedChatRows(test, user.id, mark);
  await memoryRow(test, user.id, mark);
  const proofHash = await fullExpert(test, user.id, mark);
  const draftHash = await draftRow(test, user.id, mark);
  const used = await imageRow(test, user.id, { isUsed: true });
  const unused = await imageRow(test, user.id);
  const inChat = await imageRow(test, user.id);
  const question = await selectRow(test, 'chat_messages', { user_id: user.id, role: 'user' });
  await insertRow(test, 'message_images', { message_id: question.id, position: 1, image_id: inChat.id });
  await insertRow(test, 'conversation_documents', {
    conversation_id: question.conversation_id,
    position: 2,
    document_id: read,
  });
  const { order, brief } = await fullOrder(test, { userId: user.id, mark, email });
  return {
    ...user,
    mark,
    orderId: order.id,
    briefHash: brief.sha256,
    proofHash,
    draftHash,
    mergedId: earlier.id,
    published,
    refused,
    read,
    questionId,
    images: { used, unused, inChat },
    reader: { id: other.id },
  };
}

async function upload(inject: Member['inject'], bytes: Uint8Array, text: string): Promise<number> {
  const form = multipart({ title: text, description: text }, { name: `${text}.pdf`, bytes });
  return (await inject({ method: 'POST', url: '/api/documents', ...form })).json<{ id: number }>().id;
}

type Documents = { published: number; refused: number; read: number };

async function fillRows(
  test: TestApp,
  { id: userId, mark }: { id: string; mark: string },
  documents: Documents,
  otherId: string,
): Promise<number> {
  const { db } = test.ctx;
  const user_id = userId;
  const document_id = documents.read;
  const whose = { user_id, document_id };
  const secret = `${mark}-secret`;
  await updateRow(test, 'users', userId, { profile_image_url: `/${mark}.png` });
  await insertRow(test, 'totp_factors', { user_id, secret, confirmed_at: new Date() });
  await insertRow(test, 'recovery_codes', { user_id, code_hash: secret });
  await insertRow(test, 'passkeys', {
    id: secret,
    user_id,
    name: mark,
    public_key: Buffer.from(secret),
    counter: 0,
  });
  await insertRow(test, 'oidc_identities', {
    issuer: 'https://provider.example',
    subject: secret,
    user_id,
    email: `${mark}@mail.example`,
  });
  await insertRow(test, 'welcome_grants', {
    user_id,
    address_hash: `${secret}-address`,
    device_hash: `${secret}-device`,
  });
  await insertRow(test, 'mail_opt_outs', { user_id, kind: 'rewards' });
  const told = { user_id, kind: 'reward_earned', title: 'A reward earned', link: '/profile' };
  await insertRow(test, 'notifications', told);
  await insertRow(test, 'rewards', { user_id, type: 'upload_milestone', milestone: 9, title: 'A reward' });
  await insertRow(test, 'document_unlocks', whose);
  await insertRow(test, 'document_unlocks', { user_id: otherId, document_id: documents.published });
  await insertRow(test, 'document_saves', whose);
  await insertRow(test, 'document_views', { ...whose, day: '2026-11-20' });
  await insertRow(test, 'document_ratings', { ...whose, stars: 5 });
  await updateRow(test, 'documents', document_id, { rating_sum: 7, rating_count: 2 });
  await insertRow(test, 'document_downloads', whose);
  await insertRow(test, 'document_appeals', { user_id, document_id: documents.refused, message: mark });
  await insertRow(test, 'reports', {
    kind: 'document',
    target_id: document_id,
    reporter_id: userId,
    reason: 'other',
    note: mark,
  });
  await insertRow(test, 'saved_searches', {
    user_id,
    q: mark,
    address_hash: `${secret}-search`,
    confirmed_at: new Date(),
    seen_document_id: 0,
    expires_at: new Date('2100-01-01'),
  });
  await insertRow(test, 'school_requests', { user_id, name: mark, location: mark });
  const school = await db
    .insertInto('schools')
    .values({ name: 'A school', type: 'university' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const course = await insertRow(test, 'courses', {
    school_id: school.id,
    name: 'A course',
    code: 'C 1',
    created_by: userId,
  });
  await insertRow(test, 'course_follows', {
    user_id,
    course_id: course.id,
    told_news_id: 0,
    mailed_news_id: 0,
  });
  const [own, foreign] = await db
    .insertInto('questions')
    .values([
      { title: mark, content: mark, content_html: mark, content_text: mark, asker_id: userId },
      { title: 'Why?', content: 'Because of what?', asker_id: otherId },
    ])
    .returning('id')
    .execute();
  await answerRows(test, { userId, otherId, mark }, { own: own?.id ?? 0, asked: foreign?.id ?? 0 });
  await insertRow(test, 'question_sources', { question_id: own?.id ?? 0, document_id, page: 1, quote: mark });
  await writeToUs(test, whose.user_id, mark);
  await insertRow(test, 'audit_log', {
    actor: 'amira',
    verb: 'people.verification_resent',
    target: `user:${userId}`,
  });
  return own?.id ?? 0;
}

/** Inserts a message to support with its answer, and the mails of both. */
async function writeToUs(test: TestApp, userId: string, mark: string): Promise<void> {
  const { db } = test.ctx;
  const message = await db
    .insertInto('messages')
    .values({
      reference: `M-${randomUUID()}`,
      kind: 'contact',
      name: mark,
      email: `${mark}@elsewhere.example`,
      subject: mark,
      body: mark,
      about: mark,
      user_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const admin = await db
    .insertInto('admin_users')
    .values({ username: randomUUID(), email: `${randomUUID()}@staff.example`, password: '-' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [, answer] = await db
    .insertInto('mails')
    .values(
      ['message_received', 'message_reply'].map((kind) => ({
        kind,
        to_address: `${mark}@elsewhere.example`,
        subject: mark,
        message_id: message.id,
      })),
    )
    .returning('id')
    .execute();
  await insertRow(test, 'message_replies', {
    message_id: message.id,
    admin_id: admin.id,
    body: `Dear ${mark}`,
    mail_id: answer?.id ?? '',
  });
}

/** Inserts a file that the person sent and has not published, and returns its hash. */
async function draftRow(test: TestApp, userId: string, mark: string): Promise<string> {
  const staged = await test.ctx.files.stage(Readable.from([Buffer.from(`%PDF-1.7 ${mark}`)]));
  const { sha256, sizeBytes } = staged;
  await staged.commit(contentKey(sha256));
  await insertRow(test, 'files', { sha256, size_bytes: sizeBytes, storage_key: contentKey(sha256) });
  await insertRow(test, 'upload_drafts', {
    user_id: userId,
    arrived_sha256: sha256,
    file_sha256: sha256,
    file_name: `${mark}.pdf`,
    size_bytes: sizeBytes,
    suggestions: { title: mark },
    queue_group: `user:${userId}`,
  });
  return sha256;
}
