import { expect, it } from 'vitest';
import { failNoticesTo } from '../../testing/failing-notices';
import { questionRow, reportRows } from '../../testing/moderation';
import { selectRows, updateRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { newUser } from '../../testing/user-rows';
import { moderatedKinds } from '../moderated-kinds';
import { notifyReporters } from './notify-reporters';

const test = useTestApp();

it('[Q11] a job that fails after its first hundred reporters is resumed, and notifies each reporter once', async () => {
  const target = { kind: 'question', id: await questionRow(test, await newUser(test)) } as const;
  await reportRows(
    test,
    target,
    Array.from({ length: 230 }, () => ({})),
  );
  const decidedAt = new Date('2026-11-01T12:00:00Z');
  const change = { status: 'dismissed' as const, decided_at: decidedAt, decided_by: 'amira' };
  await updateRows(test, 'reports', { target_id: target.id }, change);
  const reports = await selectRows(test, 'reports', { target_id: target.id }, ['reporter_id'], 'id');
  const reporters = reports.map((row) => row.reporter_id);
  const notified = async () => {
    const rows = await selectRows(test, 'notifications', { kind: 'report_decided' }, ['user_id'], 'id');
    return rows.map((row) => row.user_id);
  };
  const run = () =>
    notifyReporters(test.ctx, moderatedKinds, {
      ...target,
      outcome: 'kept',
      decidedAt: decidedAt.toISOString(),
    });
  const repair = await failNoticesTo(test, reporters[150] ?? '');
  await expect(run()).rejects.toThrow('The notification failed.');
  expect(await notified()).toEqual(reporters.slice(0, 100));
  await repair();
  await run();
  expect(await notified()).toEqual(reporters);
});
