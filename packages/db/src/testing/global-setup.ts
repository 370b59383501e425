import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('serverUrl', server.url);
  return server.close;
}
