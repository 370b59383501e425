import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient, refreshAfterChange } from '../../api/query-client';
import { createStaffApi } from '../../services/staff-api';
import {
  correctionPreviewQuery,
  editorAddress,
  isRegrading,
  markedItem,
  quizAddress,
  quizzesAddress,
} from './queries';

it('[Z9] the filters are in the address of the quizzes, and a row links to its own page', () => {
  const state = { status: 'draft', subject: 'Law', q: 'tort', id: undefined } as const;
  const address = quizzesAddress.write(state);
  expect(quizzesAddress.read(new URL(address, 'https://console.example').searchParams)).toEqual(state);
  expect(quizzesAddress.write()).toBe('/admin/quizzes');
  expect(quizzesAddress.write({ ...state, id: 12 })).toBe('/admin/quizzes/12');
});

it('[Z9] unknown values in the address of the quizzes count as missing', () => {
  const search = new URLSearchParams({ status: 'lost', subject: 'Alchemy', q: ' ', id: '3' });
  expect(quizzesAddress.read(search)).toEqual({
    status: undefined,
    subject: undefined,
    q: '',
    id: undefined,
  });
});

it('[Z9] the address of a question stays the same for all its versions', () => {
  expect(quizAddress(12, 7)).toBe('/admin/quizzes/12#item-7');
  expect(markedItem('#item-7')).toBe(7);
  for (const hash of ['', '#item-', '#item-0', '#item-7x', '#other'])
    expect(markedItem(hash)).toBeUndefined();
  expect(editorAddress(12, 'new')).toBe('/admin/quizzes/12/questions/new');
});

it('[Z10] a quiz is read again only while one of its corrections is being applied', () => {
  const correction = {
    id: 1,
    itemId: 7,
    kind: 'drop' as const,
    note: 'Two options were right.',
    passesTakenBecause: null,
    by: 'ada',
    createdAt: '2026-11-20T10:00:00.000Z',
    attemptsChanged: 0,
    certificatesChanged: 0,
  };
  expect(isRegrading(undefined)).toBe(false);
  expect(isRegrading({ corrections: [{ ...correction, doneAt: null }] })).toBe(true);
  expect(isRegrading({ corrections: [{ ...correction, doneAt: '2026-11-20T10:00:05.000Z' }] })).toBe(false);
});

it('[Z10] the dry run of a correction is not requested again after the correction, because the server would refuse it', async () => {
  const requests: string[] = [];
  const api = createStaffApi({
    apiOrigin: 'https://api.example',
    tokens: { read: () => 'token', save: () => {}, clear: () => {} },
    onExpired: () => {},
    onSetupNeeded: () => {},
    fetch: async (input) => {
      requests.push(input instanceof Request ? input.url : input.toString());
      return Response.json({ attempts: 1 });
    },
  });
  const query = correctionPreviewQuery(api, {
    quiz: { id: 1, version: 3 },
    questionId: 7,
    kind: 'key',
    answer: 'B',
    takesPasses: true,
  });
  const queryClient = createQueryClient();
  const close = new QueryObserver(queryClient, query).subscribe(() => {});
  await vi.waitFor(() => expect(queryClient.getQueryData(query.queryKey)).toEqual({ attempts: 1 }));
  await refreshAfterChange(queryClient);
  close();
  expect(requests).toEqual([
    'https://api.example/api/admin/quizzes/1/questions/7/correction?kind=key&answer=B&takesPasses=true',
  ]);
});
