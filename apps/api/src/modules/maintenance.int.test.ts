import { expect, it } from 'vitest';
import { member } from '../testing/account';
import { selectRow } from '../testing/rows';
import { useTestApp } from '../testing/test-app';
import { runMaintenance } from './maintenance';

const test = useTestApp();
it('[U9] people are erased also when another step of the clean-up fails, and the failure is reported', async () => {
  const user = await member(test);
  await user.post('/api/account/erasure', { keepsShared: false });
  const away = new Error('the file store is away');
  const broken = {
    ...test.ctx,
    now: () => new Date(Date.now() + 15 * 24 * 60 * 60 * 1000),
    files: { ...test.ctx.files, removeStaleStages: () => Promise.reject(away) },
  };
  await expect(runMaintenance(broken)).rejects.toMatchObject({ name: 'AggregateError', errors: [away] });
  const row = await selectRow(test, 'users', { id: user.id }, ['erased_at']);
  expect(row.erased_at).not.toBeNull();
});

it('[R1] a clean-up without failures resolves', async () => {
  await expect(runMaintenance(test.ctx)).resolves.toBeUndefined();
});
