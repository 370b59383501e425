import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an interface of vitest is extended.
  interface ProvidedContext {
    /** The superuser's address of the server that all tests of a run share. */
    serverUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('serverUrl', server.url);
  return server.close;
}
