import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type JobName, jobNames } from './queues';

const modules = path.join(import.meta.dirname, '../modules');

/** Jobs with a queue of their own that do the same as another job. */
const sameAs: Partial<Record<JobName, JobName>> = { 'make-chat-quiz': 'make-quiz' };

it.each(jobNames)('one file does the job "%s" and has its name', (name) => {
  expect(globSync(`**/${sameAs[name] ?? name}.ts`, { cwd: modules })).toHaveLength(1);
});
