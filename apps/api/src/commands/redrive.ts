import { formatCount } from '@aw/contracts/duration-text';
import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import type { Config } from '../config/config';
import { type Jobs, startJobs } from '../jobs/jobs';
import { queueChecks } from '../modules/documents/processing/queue-checks';
import { ownGroup } from '../server/files/queue-group';
import { withDatabase } from './with-database';

type Open = { db: Database; jobs: Jobs };

/**
 * `main.js redrive`: queues all failed jobs again. `main.js redrive process-document ID …` and
 * `main.js redrive send-issue ID …` queue the job of a document or issue that has none. Repeating it does no harm.
 */
export async function redrive(config: Config, [name, ...ids]: string[]): Promise<void> {
  const queue = name === undefined ? undefined : byId[name];
  if (name !== undefined && (!queue || ids.length === 0))
    throw new Error(
      `Run redrive without arguments to retry all failed jobs, or with a job and ids: ${Object.keys(byId).join(' ID …, ')} ID ….`,
    );
  await withDatabase(config, async (db, address) => {
    const jobs = await startJobs(address.url, (error) => console.error(error), { listens: false });
    try {
      const lines = queue ? await queueEach({ db, jobs }, ids, queue) : await redriveAll(jobs);
      for (const line of lines) console.log(line);
    } finally {
      await jobs.stop();
    }
  });
}

type Queue = (open: Open, id: string) => Promise<string>;

const byId: Record<string, Queue> = {
  'process-document': (open, id) => queueDocument(open, Number(id)),
  async 'send-issue'({ db, jobs }, issueId) {
    await jobs.enqueue(db, 'send-issue', { issueId });
    return `Issue ${issueId} is being sent to the people who have not received it.`;
  },
};

async function queueDocument({ db, jobs }: Open, id: number): Promise<string> {
  const document = await documents.find(db, id);
  if (document?.status !== 'processing')
    return `Document ${id} is ${document?.status ?? 'not in the database'}.`;
  await queueChecks({ db, jobs }, id, ownGroup({ userId: document.uploader_id }));
  return `Document ${id} is queued for its checks.`;
}

async function queueEach(open: Open, ids: string[], queue: Queue): Promise<string[]> {
  const lines: string[] = [];
  for (const id of ids) lines.push(await queue(open, id));
  return lines;
}

async function redriveAll(jobs: Jobs): Promise<string[]> {
  const counts = await jobs.redrive();
  if (counts.size === 0) return ['There are no failed jobs.'];
  return [...counts].map(([name, count]) => `${name}: ${formatCount(count, 'job')} queued again`);
}
