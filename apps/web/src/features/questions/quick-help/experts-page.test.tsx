import experts from '@aw/content/experts';
import { expect, it } from 'vitest';
import { formProblems } from '~/testing/form-problems';
import { renderPage } from '~/testing/render-page';
import { failedToPost, posted, waitingText } from '../posted-text';
import { ExpertsPage } from './experts-page';
import { QuestionPosted } from './question-posted';
import { quickQuestion } from './use-quick-help';

it('[X8] a quick question without title or details is not sent, and each field has its own message', () => {
  expect(formProblems(quickQuestion, { title: ' ', content: '' })).toEqual({
    title: 'Please give your question a title.',
    content: 'Please write your question.',
  });
  expect(formProblems(quickQuestion, { title: 'x'.repeat(201), content: 'y' })).toHaveProperty('title');
  expect(formProblems(quickQuestion, { title: 'Why?', content: 'I tried.' })).toEqual({});
});

it('[Q6] the page promises an answer within 24 hours or a refund', () => {
  const words = renderPage(<ExpertsPage />).replaceAll(/<[^>]+>/g, ' ');
  expect(words).toContain(
    'Post a question and an expert answers within 24 hours, or you get your free question or credit back.',
  );
  expect(words).not.toMatch(/cannot answer|collected|not open yet/i);
});

it('[X8] [Q2] the message after posting is always the same, and the page says what happens next', () => {
  expect(failedToPost.title).toBe('Failed to post question');
  expect(failedToPost.description).toBe('There was an error posting your question. Please try again.');
  expect(posted).toEqual({
    title: 'Question posted successfully',
    description: 'Your question has been posted and experts will answer it soon.',
  });
  expect(waitingText({ status: 'visible', heldUntil: null })).toBe(posted.description);
  expect(waitingText({ status: 'held', heldUntil: null })).toMatch(/^Our staff will review it first\./);
  const forExam = waitingText({ status: 'held', heldUntil: '2026-11-25T14:00:00.000Z' });
  expect(forExam).toMatch(/^It matches an exam in progress\. .* until Wed, Nov 25, 14:00 \(UTC\)/);
  for (const [status, next] of [
    ['visible', experts.afterPosting],
    ['held', experts.afterHolding],
  ] as const) {
    const question = { id: 4, title: 'Why is <b>x</b> 2?', status, heldUntil: null };
    const html = renderPage(<QuestionPosted question={question} next={next} onAnother={() => {}} />);
    expect(html).toContain('Question posted successfully');
    expect(html).toContain(waitingText(question));
    expect(html).toContain('Why is &lt;b&gt;x&lt;/b&gt; 2?');
    for (const step of next) expect(html).toContain(step.replaceAll('"', '&quot;'));
    expect(html).toContain('href="/questions/4"');
  }
});
