import type { TutorCard } from '@aw/contracts/experts/public';
import { expect, it } from 'vitest';
import { createQueryClient } from '~/lib/query-client';
import { renderPage } from '~/testing/render-page';
import { answerTime } from './answer-time';
import { tutorMessage } from './tutor-message';
import { Tutors } from './tutors';
import { tutorsQuery } from './tutors-query';

const none = { title: 'No tutor profiles yet', text: 'Write to support.' };

const tutor: TutorCard = {
  id: 3,
  name: 'Mira Halvorsen',
  headline: 'Mathematics tutor',
  subjects: ['Mathematics', 'Statistics'],
  experience: '9 years of teaching',
  education: 'PhD in mathematics',
  rating: null,
  reviews: 0,
  medianAnswerMinutes: null,
  completedAnswers: 2,
  status: 'away',
  isSample: true,
};

it('[X7] [Q6] no tutor is shown before the server has said who there is', () => {
  const cache = createQueryClient();
  cache.setQueryData(tutorsQuery.queryKey, {
    pages: [{ items: [tutor], nextCursor: undefined }],
    pageParams: [undefined],
  });
  // What is built has no answer of the server, and the browser's first picture is the same.
  for (const html of [renderPage(<Tutors none={none} />), renderPage(<Tutors none={none} />, { cache })]) {
    expect(html).toContain('Loading tutors…');
    expect(html).not.toContain(tutor.name);
    expect(html).not.toContain(none.title);
  }
});

it('[X7] a chat with a tutor begins with their name and their first subject', () => {
  expect(tutorMessage(tutor)).toBe('Hello! I would like help from Mira Halvorsen with Mathematics:');
  expect(tutorMessage({ ...tutor, subjects: [] })).toContain('with my studies:');
});

it('[Q6] how soon somebody answers is told in the unit that is still telling, and not at all where it is not known', () => {
  expect(answerTime(null)).toBeUndefined();
  expect([1, 45, 89, 90, 150, 2879, 2880, 7200].map(answerTime)).toEqual([
    '1 minute',
    '45 minutes',
    '89 minutes',
    '2 hours',
    '3 hours',
    '2 days',
    '2 days',
    '5 days',
  ]);
});
