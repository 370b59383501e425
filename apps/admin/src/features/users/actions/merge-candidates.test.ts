import { expect, it } from 'vitest';
import { mergeCandidates } from './merge-candidates';

it('[M9] nobody can be merged into themselves or into a merged person', () => {
  const users = [
    { id: 'user_abc12345', mergedInto: null },
    { id: 'user_def12345', mergedInto: 'user_ghi12345' },
    { id: 'user_ghi12345', mergedInto: null },
  ];
  expect(mergeCandidates(users, 'user_abc12345').map(({ id }) => id)).toEqual(['user_ghi12345']);
});
