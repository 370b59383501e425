import { expect, it } from 'vitest';
import { failNoticesTo } from '../../testing/failing-notices';
import { insertRows, selectRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { newUser, publishRow } from '../../testing/user-rows';
import { tellBuyers } from './tell-buyers';

const test = useTestApp();

it('[D10] a job that fails after its first hundred buyers is resumed, and notifies each buyer once', async () => {
  const documentId = await publishRow(test, await newUser(test));
  const moment = '2026-11-01 12:00:00+00';
  const buyers: string[] = [];
  for (let count = 0; count < 230; count += 1) buyers.push(await newUser(test));
  const refunds = buyers.map((user_id) => ({
    user_id,
    document_id: documentId,
    delta: 1,
    reason: 'unlock_refund' as const,
    source: `refund:${documentId}:${user_id}`,
    created_at: new Date(moment),
  }));
  await insertRows(test, 'credit_entries', refunds);
  const notified = async () => {
    const rows = await selectRows(test, 'notifications', { kind: 'unlock_refunded' }, ['user_id'], 'id');
    return rows.map((row) => row.user_id);
  };
  const repair = await failNoticesTo(test, buyers[150] ?? '');
  await expect(tellBuyers(test.ctx, { documentId, moment })).rejects.toThrow('The notification failed.');
  expect(await notified()).toEqual(buyers.slice(0, 100));
  await repair();
  await tellBuyers(test.ctx, { documentId, moment });
  expect(await notified()).toEqual(buyers);
});
