import { expect, it } from 'vitest';
import { answersFor, effectLines, effectNote, kindsFor, progressText } from './correction-labels';

const item = {
  topic: '',
  question: 'Q',
  options: { A: 'a', B: 'b', C: 'c', D: 'd' },
  correctAnswer: 'B' as const,
  alsoCorrect: null,
  mistakes: { A: '', B: '', C: '', D: '' },
  explanation: '',
  source: '',
};

const effects = {
  attempts: 412,
  isMore: false,
  risen: 30,
  fallen: 12,
  passesGained: 4,
  passesLost: 2,
  passesKept: 0,
  certificatesGained: 4,
  certificatesChanged: 0,
  certificatesLost: 2,
};

it('[Z10] a dropped question can only be restored, and other questions can be corrected in three ways', () => {
  expect(kindsFor({ droppedAt: null })).toEqual(['key', 'both', 'drop']);
  expect(kindsFor({ droppedAt: '2026-11-20T10:00:00.000Z' })).toEqual(['restore']);
});

it('[Z10] a correction offers only options that would change something', () => {
  expect(answersFor('key', { item })).toEqual(['A', 'C', 'D']);
  expect(answersFor('both', { item })).toEqual(['A', 'C', 'D']);
  const two = { item: { ...item, alsoCorrect: 'D' as const } };
  expect(answersFor('key', two)).toEqual(['A', 'B', 'C', 'D']);
  expect(answersFor('both', two)).toEqual(['A', 'C']);
  expect(answersFor('drop', { item })).toEqual([]);
});

it('[Z10] the effects of a correction show which passes are lost and which are kept', () => {
  const values = (change: Partial<typeof effects>) =>
    Object.fromEntries(effectLines({ ...effects, ...change }).map(({ name, value }) => [name, value]));
  expect(values({})).toEqual({
    'Attempts with this question': '412',
    'Higher scores': '30',
    'Lower scores': '12',
    'Passes gained': '4',
    'Passes lost': '2',
    'New certificates': '4',
    'Certificates revoked': '2',
  });
  const kept = values({ passesLost: 0, passesKept: 2, certificatesLost: 0 });
  expect(kept).toMatchObject({ 'Passes kept without enough points': '2' });
  expect(kept).not.toHaveProperty('Passes lost');
  expect(kept).not.toHaveProperty('Certificates revoked');
});

it('[Z10] the dry run says how many attempts its figures cover, and when nothing changes', () => {
  expect(effectNote({ ...effects, isMore: true })).toContain('cover 412 attempts');
  expect(effectLines({ ...effects, isMore: true })[0]?.value).toBe('More than 412');
  expect(effectNote({ ...effects, risen: 0, fallen: 0 })).toBe('No scores change.');
  expect(effectNote(effects)).toBeUndefined();
});

it('[Z10] a correction shows that it is still regrading, and afterwards what it changed', () => {
  const correction = {
    id: 1,
    itemId: 7,
    kind: 'drop' as const,
    note: 'Two options were right.',
    passesTakenBecause: null,
    by: 'ada',
    createdAt: '2026-11-20T10:00:00.000Z',
    doneAt: null,
    attemptsChanged: 0,
    certificatesChanged: 0,
  };
  expect(progressText(correction)).toBe('Regrading…');
  const done = { ...correction, doneAt: '2026-11-20T10:00:09.000Z' };
  expect(progressText(done)).toBe('No attempt changed');
  expect(progressText({ ...done, attemptsChanged: 42, certificatesChanged: 1 })).toBe(
    '42 attempts changed, 1 certificate',
  );
});
