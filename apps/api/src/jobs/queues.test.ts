import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { jobNames } from './queues';

const modules = path.join(import.meta.dirname, '../modules');

it.each(jobNames)('the job "%s" is done by the one file of its name', (name) => {
  expect(globSync(`**/${name}.ts`, { cwd: modules })).toHaveLength(1);
});
