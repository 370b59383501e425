import type { StaffAnswer, StaffComment, StaffQuestionDetail } from '@aw/contracts/questions/staff';
import { expect, it } from 'vitest';
import { renderConsole, testServices } from '../../testing/render-console';
import { questionQuery } from './queries';
import { QuestionPanel } from './questions.panel';

const { api } = testServices;

const at = '2026-11-20T10:00:00.000Z';
const answer: StaffAnswer = {
  id: 31,
  status: 'visible',
  removedReason: null,
  heldBecause: null,
  html: '<p>It is scattered.</p><img src="/api/images/1" alt="">',
  steps: [
    { number: 1, label: 'What scatters?', html: '<p>Air.</p>' },
    { number: 2, label: 'Which light most?', html: '<p>Blue.</p>' },
  ],
  expert: { id: 'user_nadia_1', name: 'Nadia R.', isApproved: true },
  verification: null,
  isAccepted: false,
  helpfulCount: 3,
  meanScore: 4.5,
  scoreCount: 2,
  scores: [{ score: 5, note: 'Clear.', by: 'Omar', at }],
  createdAt: at,
  editedAt: null,
};
const comment: StaffComment = {
  id: 7,
  answerId: null,
  status: 'visible',
  removedReason: null,
  heldBecause: null,
  html: '<p>At noon?</p>',
  author: 'asker',
  name: null,
  createdAt: at,
};
const question: StaffQuestionDetail = {
  id: 12,
  title: 'Why is it blue?',
  excerpt: 'I tried.',
  subject: 'Physics',
  askerId: 'anon_author_1700000000000',
  isAnonymous: true,
  status: 'visible',
  removedReason: null,
  isAnswered: true,
  createdAt: at,
  content: 'I tried.',
  html: '<p>I tried.</p>',
  heldBecause: null,
  answers: [answer],
  answerCount: 1,
  comments: [comment],
  log: [],
};

function render(change: Partial<StaffQuestionDetail> = {}, role = 'moderator'): string {
  const data = { ...question, ...change };
  return renderConsole(<QuestionPanel id={data.id} isBesideList onClose={() => {}} onNext={() => {}} />, {
    cached: [{ queryKey: questionQuery(api, data.id).queryKey, data }],
    role,
  });
}

const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const buttonsIn = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside]) => words(inside ?? '').trim());

it('[Q5] an answer shows its steps, its expert, its scores and who verified it', () => {
  const html = render();
  for (const text of ['<p>Air.</p>', '<p>Blue.</p>', '<p>It is scattered.</p>', 'id=user_nadia_1'])
    expect(html).toContain(text);
  // Images are fetched with the token. Until then their description is shown.
  expect(html).toContain('<img src="data:,"');
  const text = words(html);
  for (const part of ['1 answer', '1. What scatters?', 'Quality 4.5 of 5, from 2 scores.', '5 by Omar'])
    expect(text).toContain(part);
  expect(text).toContain('And 1 earlier score.');
  expect(text).toContain('Helpful to 3 people.');
  expect(text).toContain('Not verified.');
});

it('[Q5] an answer can be verified or unverified, but not without the permission or when it is off the site', () => {
  const by = { by: 'staff', name: 'amira', at } as const;
  expect(buttonsIn(render())).toContain('Verify');
  const verified = render({ answers: [{ ...answer, verification: by, isAccepted: true }] });
  expect(words(verified)).toContain('Verified by amira');
  expect(words(verified)).toContain('Accepted by the person who asked');
  expect(buttonsIn(verified)).toContain('Remove verification');
  const second = render({
    answers: [{ ...answer, verification: { by: 'expert', name: 'Omar', at } }],
  });
  expect(words(second)).toContain('by Omar , a second expert');
  for (const html of [
    render({}, 'author'),
    render({ status: 'removed' }),
    render({ answers: [{ ...answer, status: 'held', heldBecause: 'It has more than 5 links.' }] }),
  ])
    expect(buttonsIn(html)).not.toContain('Verify');
});

it('[M8] held and removed answers and comments say why, and a former expert is marked', () => {
  const text = words(
    render({
      answers: [
        { ...answer, status: 'held', heldBecause: 'It has more than 5 links.' },
        { ...answer, id: 32, status: 'removed', removedReason: 'It insults.' },
        { ...answer, id: 33, expert: { ...answer.expert, name: null, isApproved: false } },
      ],
      answerCount: 60,
      comments: [{ ...comment, status: 'held' }],
    }),
  );
  for (const part of [
    'Held It has more than 5 links.',
    'Removed It insults.',
    'Former expert',
    'Its author is new',
  ])
    expect(text).toContain(part);
  expect(text).toContain('And 57 more answers');
});

it('[Q4] comments show their authors, and staff can write comments and remove their own', () => {
  const html = render({
    comments: [
      comment,
      { ...comment, id: 8, author: 'expert', name: 'Nadia R.', answerId: 31 },
      { ...comment, id: 9, author: 'staff', name: 'amira' },
    ],
  });
  const text = words(html);
  for (const part of [
    '3 comments',
    'Asker',
    'Nadia R. , expert , on the answer by Nadia R.',
    'amira , staff',
  ])
    expect(text).toContain(part);
  expect(buttonsIn(html).filter((name) => name === 'Remove')).toHaveLength(1);
  expect(buttonsIn(html)).toContain('Post comment');
  for (const other of [render({}, 'read_only'), render({ status: 'held' })])
    expect(buttonsIn(other)).not.toContain('Post comment');
});

it('[M8] moderators can remove and restore users’ answers and comments', () => {
  const replies = { answers: [answer], comments: [comment, { ...comment, id: 9, author: 'staff' as const }] };
  const buttons = buttonsIn(render(replies));
  for (const name of ['Remove answer…', 'Remove comment…'])
    expect(buttons.filter((button) => button === name)).toHaveLength(1);
  const removed = { status: 'removed', removedReason: 'It insults.' } as const;
  const gone = buttonsIn(
    render({ answers: [{ ...answer, ...removed }], comments: [{ ...comment, ...removed }] }),
  );
  expect(gone).toEqual(expect.arrayContaining(['Restore answer', 'Restore comment']));
  expect(buttonsIn(render(replies, 'read_only')).join()).not.toMatch(/Remove (answer|comment)/);
});

it('[M1] a withdrawn question is marked and has no actions', () => {
  const html = render({ status: 'withdrawn', answers: [], answerCount: 0, comments: [] });
  expect(words(html)).toContain('Withdrawn. The person who asked withdrew it');
  expect(html).not.toContain('data-panel-foot');
  expect(html).not.toContain('View on the site');
  expect(render()).toContain('href="https://site.example/questions/12"');
});

it('[Q16] a question shows the quote that it is about, with its page on the site', () => {
  const about = {
    kind: 'document',
    id: 4,
    title: 'Heat',
    page: 3,
    quote: 'Entropy never decreases.',
    html: null,
    withheld: null,
  } as const;
  const html = render({ about });
  expect(words(html)).toContain('“Entropy never decreases.”');
  expect(html).toMatch(/href="[^"]*\/documents\/4\?page=3"/);
  expect(words(html)).toContain('Heat, page 3');
});
