import { insertRow, insertRows } from './rows';
import type { TestApp } from './test-app';

/** Adds a person's questions and answers, and answers of another person to them. */
export async function answerRows(
  test: TestApp,
  { userId, otherId, mark }: { userId: string; otherId: string; mark: string },
  questions: { own: number; asked: number },
): Promise<void> {
  const { db } = test.ctx;
  const [mine, theirs] = await db
    .insertInto('answers')
    .values([
      {
        question_id: questions.asked,
        expert_id: userId,
        content: mark,
        content_html: mark,
        content_text: mark,
        verified_at: new Date(),
      },
      {
        question_id: questions.own,
        expert_id: otherId,
        content: 'So.',
        verified_by: userId,
        verified_at: new Date(),
      },
    ])
    .returning('id')
    .execute();
  const step = { label: mark, content: mark, content_html: mark };
  await insertRows(
    test,
    'answer_steps',
    [mine, theirs].map((answer) => ({
      answer_id: answer?.id ?? 0,
      number: 1,
      ...step,
      ...(answer === theirs ? { label: 'a', content: 'b', content_html: null } : {}),
    })),
  );
  const versions = { until: new Date() };
  await insertRow(test, 'answer_versions', {
    answer_id: mine?.id ?? 0,
    content: mark,
    steps: JSON.stringify([step]),
    ...versions,
  });
  await insertRow(test, 'question_versions', {
    question_id: questions.own,
    title: mark,
    content: mark,
    ...versions,
  });
  const about = { answer_id: theirs?.id ?? 0, user_id: userId };
  await insertRow(test, 'answer_step_reveals', { ...about, number: 1 });
  await insertRow(test, 'answer_helpful', about);
  await insertRow(test, 'answer_quality', {
    answer_id: about.answer_id,
    reviewer_id: userId,
    score: 4,
    note: mark,
  });
  const comment = {
    question_id: questions.asked,
    author_id: userId,
    content: mark,
    content_html: mark,
    content_text: mark,
  };
  await insertRow(test, 'question_comments', comment);
  await insertRow(test, 'question_follows', {
    question_id: questions.asked,
    user_id: userId,
    confirmed_at: new Date(),
  });
  await insertRow(test, 'question_claims', {
    question_id: questions.asked,
    expert_id: userId,
    expires_at: new Date(),
  });
  await insertRow(test, 'question_drafts', { user_id: userId, title: mark, content: mark, subject: mark });
  await insertRow(test, 'answer_drafts', {
    question_id: questions.asked,
    user_id: userId,
    content: mark,
    steps: JSON.stringify([step]),
  });
}
