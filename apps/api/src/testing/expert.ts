import { createHash, randomUUID } from 'node:crypto';
import type { ExpertFields } from '@aw/contracts/experts/profile';
import * as documents from '@aw/db/documents';
import * as experts from '@aw/db/experts';
import { contentKey } from '../adapters/files/file-keys';
import { type Member, member } from './account';
import type { Caller } from './calls';
import { insertRow } from './rows';
import type { TestApp } from './test-app';

/** Fields of the application form. */
export const expertFields: ExpertFields = {
  shownName: '',
  headline: 'Law and history tutor',
  experience: 'Nine years of teaching',
  education: 'LLM in comparative law',
  subjects: ['Law', 'History'],
  isListed: true,
};

/** Stores bytes as a checked proof of a person. Returns its id and hash. */
export async function storedProof(
  test: TestApp,
  userId: string,
  { subject = 'Law', name = 'degree.pdf', text = randomUUID() as string } = {},
) {
  const bytes = Buffer.from(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await test.ctx.files.put(contentKey(sha256), bytes);
  await documents.upsertFile(test.ctx.db, {
    sha256,
    sizeBytes: bytes.length,
    storageKey: contentKey(sha256),
  });
  const { id } = await experts.insertProof(test.ctx.db, {
    user_id: userId,
    subject,
    file_sha256: sha256,
    file_name: name,
    size_bytes: bytes.length,
    status: 'ready',
  });
  return { id, sha256 };
}

export const saveCall = (change: Partial<ExpertFields> = {}) => ({
  method: 'PUT' as const,
  url: '/api/experts/me',
  payload: { ...expertFields, ...change },
});

/** Returns a member who has applied with a proof for each subject. */
export async function applicant(test: TestApp, change: Partial<ExpertFields> = {}): Promise<Member> {
  const person = await member(test);
  const { subjects } = { ...expertFields, ...change };
  for (const subject of subjects) await storedProof(test, person.id, { subject });
  const answer = await person.inject(saveCall(change));
  if (answer.statusCode !== 200) throw new Error(`Applying answered ${answer.statusCode}: ${answer.body}`);
  return person;
}

/** Decides about an expert in their current state. */
export async function decideOn(
  test: TestApp,
  staff: Caller,
  userId: string,
  decision: 'approve' | 'refuse' | 'end',
  reason = 'For the record.',
) {
  const { version } = (await experts.find(test.ctx.db, userId)) ?? { version: 0 };
  const payload = { decision, reason, version };
  return staff.post(`/api/admin/experts/${userId}/decision`, payload);
}

/** Returns a member whom staff have approved. */
export async function approvedExpert(
  test: TestApp,
  staff: Caller,
  change: Partial<ExpertFields> = {},
): Promise<Member> {
  const person = await applicant(test, change);
  const answer = await decideOn(test, staff, person.id, 'approve');
  if (answer.statusCode !== 200) throw new Error(`Approving answered ${answer.statusCode}: ${answer.body}`);
  return person;
}

/** Gives a person an amount to be paid out, in cents. */
export async function earned(test: TestApp, userId: string, amountMinor: number): Promise<void> {
  const source = `answer:test-${randomUUID()}`;
  await experts.insertEarning(test.ctx.db, {
    userId,
    amountMinor,
    currency: 'USD',
    reason: 'answer',
    source,
  });
}

/** Inserts a published question and an answer some minutes later. */
export async function answered(
  test: TestApp,
  {
    expertId,
    askerId,
    minutes,
    askedAt,
  }: { expertId: string; askerId: string; minutes: number; askedAt: Date },
): Promise<number> {
  const { id } = await insertRow(test, 'questions', {
    title: 'Why?',
    content: 'Because?',
    asker_id: askerId,
    is_answered: true,
    created_at: askedAt,
  });
  const at = new Date(askedAt.getTime() + minutes * 60_000);
  await insertRow(test, 'answers', { question_id: id, expert_id: expertId, content: 'So.', created_at: at });
  return id;
}

/** Inserts a row into every table of experts, with `mark` in each text of the person. Returns the hash of the proof. */
export async function fullExpert(test: TestApp, userId: string, mark: string): Promise<string> {
  await insertRow(test, 'experts', {
    user_id: userId,
    status: 'refused',
    shown_name: mark,
    headline: mark,
    experience: mark,
    education: mark,
    asked_subjects: ['Law'],
    decision_reason: mark,
  });
  await earned(test, userId, 400);
  const { sha256 } = await storedProof(test, userId, { name: `${mark}.pdf`, text: `${mark}-proof` });
  return sha256;
}
