import type { ReportKind } from '@aw/contracts/moderation/reasons';
import type { ModerationCase, ModerationCaseDetail } from '@aw/contracts/moderation/staff';
import { sql } from 'kysely';
import type { JobData } from '../jobs/queues';
import { moderatedKinds } from '../modules/moderated-kinds';
import { notifyReporters } from '../modules/moderation/notify-reporters';
import type { Caller } from './calls';
import { insertRow, selectRows } from './rows';
import { signedInStaff } from './staff';
import type { TestApp } from './test-app';
import { newUser } from './user-rows';

/** Inserts a question, visible by default. */
export async function questionRow(test: TestApp, askerId: string, change: object = {}): Promise<number> {
  const { id } = await insertRow(test, 'questions', {
    title: 'Why is it blue?',
    content: 'I tried.',
    asker_id: askerId,
    ...change,
  });
  return id;
}

/** Reports content. */
export const reporting = (user: Caller, kind: ReportKind, id: number, change: object = {}) =>
  user.post('/api/reports', { kind, id, reason: 'spam', ...change });

/** Inserts reports of several people. */
export async function reportRows(
  test: TestApp,
  target: { kind: ReportKind; id: number },
  rows: readonly { reason?: 'spam' | 'abuse' | 'misleading'; is_urgent?: boolean; created_at?: Date }[],
): Promise<void> {
  for (const row of rows)
    await insertRow(test, 'reports', {
      kind: target.kind,
      target_id: target.id,
      reporter_id: await newUser(test),
      reason: 'spam',
      ...row,
    });
}

/** Returns a member of staff at the moderation queue. */
export async function moderator(test: TestApp, username = 'amira') {
  const staff = await signedInStaff(test, username, 'moderator');
  const send = (method: 'GET' | 'POST', path: string, payload?: object) =>
    staff.inject({ method, url: `/api/admin/reports${path}`, ...(payload ? { payload } : {}) });
  const read = async (kind: ReportKind, id: number) =>
    (await send('GET', `/${kind}/${id}`)).json<ModerationCaseDetail>();
  return {
    ...staff,
    list: async (query = '') => (await send('GET', query)).json<ModerationCase[]>(),
    get: (kind: ReportKind, id: number) => send('GET', `/${kind}/${id}`),
    read,
    /** Decides about the current state of the content. `change` contains the decision. */
    async decide(kind: ReportKind, id: number, change: object) {
      const { version, latestReportId } = await read(kind, id);
      return send('POST', `/${kind}/${id}/decide`, { version, latestReportId, ...change });
    },
    decideAt: (kind: ReportKind, id: number, payload: object) =>
      send('POST', `/${kind}/${id}/decide`, payload),
    restore: (kind: ReportKind, id: number, version: number) =>
      send('POST', `/${kind}/${id}/restore`, { version }),
  };
}

/** Runs the jobs that notify reporters. Returns the payload of each. */
export async function notifyAllReporters(test: TestApp): Promise<JobData['notify-reporters'][]> {
  const { rows } = await sql<{ id: string; data: JobData['notify-reporters'] }>`
    delete from jobs.job where name = 'notify-reporters' returning id, data`.execute(test.ctx.db);
  for (const { data } of rows) await notifyReporters(test.ctx, moderatedKinds, data);
  return rows.map(({ data }) => data);
}

/** Returns the notifications of a person, the oldest first. */
export async function noticesTo(test: TestApp, userId: string) {
  return selectRows(test, 'notifications', { user_id: userId }, ['kind', 'title', 'link'], 'id');
}
