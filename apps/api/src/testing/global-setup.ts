import { startTestServer } from '@aw/db/testing/test-server';
import type { TestProject } from 'vitest/node';
import { startJobs } from '../jobs/jobs';

/** Starts one real PostgreSQL for all integration tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const jobs = await startJobs(server.templateUrl, () => {});
  await jobs.stop();
  project.provide('serverUrl', server.url);
  return server.close;
}
