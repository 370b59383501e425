import type { TutorCard } from '@aw/contracts/experts/public';
import { expect, it } from 'vitest';
import { createQueryClient } from '~/lib/query-client';
import { renderPage } from '~/testing/render-page';
import { Tutors } from './tutors';
import { tutorsQuery } from './tutors-query';

const emptyTexts = { title: 'No tutor profiles yet', text: 'Write to support.' };

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

it('[X7] [Q6] no tutor is shown before the server has answered', () => {
  const cache = createQueryClient();
  cache.setQueryData(tutorsQuery.queryKey, {
    pages: [{ items: [tutor], nextCursor: undefined }],
    pageParams: [undefined],
  });
  // The first render in the browser must match the built HTML, which has no data of the server.
  for (const html of [
    renderPage(<Tutors emptyTexts={emptyTexts} />),
    renderPage(<Tutors emptyTexts={emptyTexts} />, { cache }),
  ]) {
    expect(html).toContain('Loading tutors…');
    expect(html).not.toContain(tutor.name);
    expect(html).not.toContain(emptyTexts.title);
  }
});
