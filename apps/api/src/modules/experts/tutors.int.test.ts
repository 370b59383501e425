import type { TutorCard } from '@aw/contracts/experts/public';
import type { TutorCardRow } from '@aw/db/experts';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../config/durations';
import { member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { answered, applicant, approvedExpert, saveCall } from '../../testing/expert';
import { insertRow, updateRow, updateRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { toTutorCard } from './expert.mapper';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const staff = beforeTests(() => signedInStaff(test));
const asker = beforeTests(() => member(test));
beforeEach(async () => {
  await updateRows(test, 'experts', {}, { is_listed: false });
});
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const cards = async (query = '') => (await test.nobody.get(`/api/experts${query}`)).json<TutorCard[]>();

describe('a tutor card', () => {
  it('[Q6] a tutor card shows a short or chosen name, and neither address nor id of the account', async () => {
    const person = await approvedExpert(test, staff);
    const [card] = await cards();
    expect(card).toEqual({
      id: expect.any(Number),
      name: 'Noor H.',
      headline: 'Law and history tutor',
      subjects: ['Law', 'History'],
      experience: 'Nine years of teaching',
      education: 'LLM in comparative law',
      rating: null,
      reviews: 0,
      medianAnswerMinutes: null,
      completedAnswers: 0,
      status: 'online',
      isSample: false,
    });
    await person.inject(saveCall({ shownName: 'Dr. Noor' }));
    const answer = await test.nobody.get('/api/experts');
    expect(answer.json<TutorCard[]>().map(({ name }) => name)).toEqual(['Dr. Noor']);
    for (const secret of [person.id, person.email, 'Haddad']) expect(answer.body).not.toContain(secret);
  });

  it('[Q6] a card is shown for approved experts who want it, and disappears at once with a suspension or a scheduled erasure', async () => {
    await applicant(test);
    const hidden = await approvedExpert(test, staff, { isListed: false });
    expect(await cards()).toEqual([]);
    await hidden.inject(saveCall());
    expect(await cards()).toHaveLength(1);
    const of = (change: object) => updateRow(test, 'users', hidden.id, change);
    await of({ suspended_at: new Date() });
    expect(await cards()).toEqual([]);
    await of({ suspended_at: null });
    expect(await cards()).toHaveLength(1);
    await hidden.post('/api/account/erasure', { keepsShared: true });
    expect(await cards()).toEqual([]);
    await hidden.delete('/api/account/erasure');
    expect(await cards()).toHaveLength(1);
  });

  it('[Q6] a card counts answers to visible questions, and shows the median time of 90 days from five answers', async () => {
    const { id: expertId } = await approvedExpert(test, staff);
    const add = (minutes: number, days = 1) =>
      answered(test, { expertId, askerId: asker.id, minutes, askedAt: daysAgo(days) });
    for (const minutes of [10, 20, 30, 400]) await add(minutes);
    // It is too old to count for the median time.
    await add(1, 100);
    expect((await cards())[0]).toMatchObject({ completedAnswers: 5, medianAnswerMinutes: null });
    const fifth = await add(60);
    expect((await cards())[0]).toMatchObject({ completedAnswers: 6, medianAnswerMinutes: 30 });
    // Only the first answer to a question counts for the median time.
    await insertRow(test, 'answers', { question_id: fifth, expert_id: expertId, content: 'And more.' });
    expect((await cards())[0]).toMatchObject({ completedAnswers: 6, medianAnswerMinutes: 30 });
    await updateRow(test, 'questions', fifth, { status: 'removed' });
    expect((await cards())[0]).toMatchObject({ completedAnswers: 5, medianAnswerMinutes: null });
  });

  it('[Q6] a card has no rating without reviews', () => {
    const row: TutorCardRow = {
      id: 1,
      shown_name: '',
      first_name: 'Ōta',
      last_name: null,
      headline: 'h',
      experience: 'e',
      education: 'e',
      subjects: ['Law'],
      is_sample: true,
      rating: 4.9,
      reviews: 0,
      completed_answers: 0,
      median_minutes: 0.2,
      is_online: false,
    };
    expect(toTutorCard(row)).toMatchObject({
      rating: null,
      reviews: 0,
      name: 'Ōta',
      medianAnswerMinutes: 1,
      status: 'away',
    });
    expect(toTutorCard({ ...row, reviews: 1 })).toMatchObject({ rating: 4.9, reviews: 1 });
  });

  it('[Q6] a card shows a tutor as away after fifteen minutes without activity', async () => {
    const { id } = await approvedExpert(test, staff);
    const seen = (minutes: number) =>
      updateRows(test, 'sessions', { user_id: id }, { seen_at: new Date(Date.now() - minutes * 60_000) });
    const isOnline = async () => {
      // A cached response would show the previous state.
      await updateRows(test, 'experts', { user_id: id }, { is_listed: true });
      return (await cards())[0]?.status;
    };
    await seen(14);
    expect(await isOnline()).toBe('online');
    await seen(16);
    expect(await isOnline()).toBe('away');
  });

  it('[Q6] cards are filtered by subject, newest first, page by page', async () => {
    const subjects = [['Music'], ['Law', 'Music'], ['Law']] as const;
    for (const [at, some] of subjects.entries())
      await approvedExpert(test, staff, { subjects: [...some], headline: `Tutor ${at}` });
    const headlines = async (query: string) => (await cards(query)).map(({ headline }) => headline);
    expect(await headlines('')).toEqual(['Tutor 2', 'Tutor 1', 'Tutor 0']);
    expect(await headlines('?subject=Music')).toEqual(['Tutor 1', 'Tutor 0']);
    const first = await test.nobody.get('/api/experts?limit=2');
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await test.nobody.get(next)).json<TutorCard[]>().map(({ headline }) => headline)).toEqual([
      'Tutor 0',
    ]);
    expect((await test.nobody.get('/api/experts?subject=Astrology')).statusCode).toBe(400);
  });
});
