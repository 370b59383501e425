import type { Question } from '@aw/contracts/questions/question';
import { expect, it } from 'vitest';
import { createQueryClient } from '~/lib/query-client';
import { renderPage } from '~/testing/render-page';
import { similarQuery } from '../question-queries';
import { sampleAnswer, sampleQuestion, seenBy, unanswered } from '../testing/sample-question';
import { QuestionView } from './question-view';

const html = (question: Question) => renderPage(<QuestionView question={question} />);
const words = (question: Question) =>
  html(question)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const button = (name: string) => new RegExp(`<button[^>]*>(<[^>]*>)*${name}`);

it('[Q4] the page shows the question, its school, course and badge', () => {
  const page = words(sampleQuestion);
  expect(html(sampleQuestion).match(/<h1/g)).toHaveLength(1);
  expect(page).toContain('Q&amp;A with Expert Tutors');
  expect(page).toContain('Solved by verified expert');
  expect(page).toContain('MATH 152, Khalifa University');
  expect(page).toContain('Asked');
  expect(html(sampleQuestion)).toContain('<math><mi>u</mi></math>');
  expect(words(seenBy({}, unanswered))).toContain('Awaiting expert answer');
  expect(words(seenBy({}, { isVerified: false }))).toMatch(/ Answered /);
});

it('[Q4] a question without compiled HTML is shown as escaped text', () => {
  expect(html({ ...sampleQuestion, html: null, content: 'a <b>b</b>' })).toContain('a &lt;b&gt;b&lt;/b&gt;');
});

it('[Q15] hints are shown first, and the full answer stays closed until it is opened', () => {
  const page = words(sampleQuestion);
  expect(page).toContain('Read one, try again, then read the next.');
  expect(page).toContain('Differentiate both.');
  expect(page).toContain('You have read 1 of 2 hints.');
  expect(html(sampleQuestion)).toMatch(button('Show full answer'));
  const opened = { ...sampleQuestion, answers: [{ ...sampleAnswer, html: '<p>All of it.</p>' }] };
  expect(words(opened)).toContain('All of it.');
  expect(words(opened)).toContain('You opened the full answer after hint 1.');
  expect(html(opened)).not.toMatch(button('Show full answer'));
});

it('[Q7] only the asker can accept an answer and undo it', () => {
  expect(html(sampleQuestion)).not.toMatch(/ccept(ance| this)/);
  expect(html(seenBy({ isAsker: true }))).toMatch(button('Undo acceptance'));
  const open = [{ ...sampleAnswer, isAccepted: false }];
  expect(html(seenBy({ isAsker: true }, { answers: open }))).toMatch(button('Accept this answer'));
});

it('[Q5] only other experts can verify and score an answer, and only its author can edit it', () => {
  const other = html(
    seenBy({ isExpert: true }, { answers: [{ ...sampleAnswer, isVerified: false, canVerify: true }] }),
  );
  expect(other).toMatch(button('Verify answer'));
  expect(other).toMatch(button('Score'));
  expect(other).not.toMatch(button('Edit answer'));
  const own = html(seenBy({ isExpert: true }, { answers: [{ ...sampleAnswer, isOwn: true }] }));
  expect(own).toMatch(button('Edit answer'));
  expect(own).not.toMatch(/Verify answer|>Score/);
  expect(own).not.toMatch(button('Helpful'));
});

it('[Q4] the asker can edit and withdraw an unanswered question, and a reader can follow and share it', () => {
  const asker = html(seenBy({ isAsker: true, canWithdraw: true }, unanswered));
  expect(asker).toMatch(button('Edit question'));
  expect(asker).toMatch(button('Withdraw'));
  expect(asker).not.toMatch(button('Follow'));
  const reader = html(sampleQuestion);
  for (const name of ['Follow', 'Share', 'Print']) expect(reader).toMatch(button(name));
  expect(reader).not.toMatch(/Edit question|Withdraw|Add a comment/);
  expect(html(seenBy({ canComment: true }))).toMatch(button('Add a comment'));
});

it('[Q4] a comment by staff is labelled as such, without a name, and cannot be reported', () => {
  const comment = {
    id: 1,
    answerId: null,
    status: 'visible',
    html: '<p>Which edition?</p>',
    name: null,
    isOwn: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  } as const;
  const shown = (author: 'asker' | 'staff') => html(seenBy({}, { comments: [{ ...comment, author }] }));
  expect(shown('staff')).toContain('Which edition?');
  expect(shown('staff')).toMatch(/<bdi>[^<]* staff<\/bdi>/);
  expect(shown('staff')).not.toContain('Report this comment');
  expect(shown('asker')).toContain('Report this comment');
});

it('[Q5] an expert can claim an open question and answers under their own claim; others cannot', () => {
  const claim = { isOwn: true, expiresAt: '2099-01-01T00:00:00.000Z' };
  const expert = { isExpert: true, canAnswer: true };
  expect(html(seenBy({}, unanswered))).not.toContain('Your answer');
  expect(html(seenBy(expert, unanswered))).toMatch(button('Claim for 30 minutes'));
  expect(html(seenBy({ ...expert, claim }, unanswered))).toMatch(button('Post answer'));
  const others = html(seenBy({ ...expert, claim: { ...claim, isOwn: false } }, unanswered));
  expect(others).toContain('Another expert has claimed this question.');
  expect(others).not.toMatch(button('Claim|Post answer'));
  const answered = seenBy({ ...expert, claim }, { answers: [{ ...sampleAnswer, isOwn: true }] });
  expect(html(answered)).not.toMatch(button('Post answer'));
});

it('[Q8] related questions have similar titles and do not include the question itself', () => {
  const cache = createQueryClient();
  const one = { ...sampleQuestion, id: 5, title: 'LIATE or ILATE?' };
  cache.setQueryData(similarQuery(sampleQuestion.title).queryKey, [sampleQuestion, one]);
  const page = renderPage(<QuestionView question={sampleQuestion} />, { cache });
  expect(page).toContain('href="/questions/5"');
  expect(page).not.toContain('href="/questions/4"');
});

it('[Q4] a hidden question cannot be shared', () => {
  expect(html(seenBy({ isAsker: true }, { ...unanswered, status: 'held' }))).not.toMatch(button('Share'));
});
