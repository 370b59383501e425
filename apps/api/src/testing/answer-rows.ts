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
  await db
    .insertInto('answer_steps')
    .values(
      [mine, theirs].map((answer) => ({
        answer_id: answer?.id ?? 0,
        number: 1,
        ...step,
        ...(answer === theirs ? { label: 'a', content: 'b', content_html: null } : {}),
      })),
    )
    .execute();
  const versions = { until: new Date() };
  await db
    .insertInto('answer_versions')
    .values({ answer_id: mine?.id ?? 0, content: mark, steps: JSON.stringify([step]), ...versions })
    .execute();
  await db
    .insertInto('question_versions')
    .values({ question_id: questions.own, title: mark, content: mark, ...versions })
    .execute();
  const about = { answer_id: theirs?.id ?? 0, user_id: userId };
  await db
    .insertInto('answer_step_reveals')
    .values({ ...about, number: 1 })
    .execute();
  await db.insertInto('answer_helpful').values(about).execute();
  await db
    .insertInto('answer_quality')
    .values({ answer_id: about.answer_id, reviewer_id: userId, score: 4, note: mark })
    .execute();
  const comment = {
    question_id: questions.asked,
    author_id: userId,
    content: mark,
    content_html: mark,
    content_text: mark,
  };
  await db.insertInto('question_comments').values(comment).execute();
  await db
    .insertInto('question_follows')
    .values({ question_id: questions.asked, user_id: userId, confirmed_at: new Date() })
    .execute();
  await db
    .insertInto('question_claims')
    .values({ question_id: questions.asked, expert_id: userId, expires_at: new Date() })
    .execute();
  await db
    .insertInto('question_drafts')
    .values({ user_id: userId, title: mark, content: mark, subject: mark })
    .execute();
  await db
    .insertInto('answer_drafts')
    .values({ question_id: questions.asked, user_id: userId, content: mark, steps: JSON.stringify([step]) })
    .execute();
}
