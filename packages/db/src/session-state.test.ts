import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Statements that change their connection, which behind a pooler serves somebody else's next statement. */
const changesConnection =
  /\bpg_(try_)?advisory_(lock|unlock)|\bset_config\([^)]*\bfalse\s*\)|^\s*set\s+(?!local\b)|^\s*(listen|prepare)\b|\bcreate\s+(temp|temporary)\b|\bwith\s+hold\b/i;

const modules = globSync('*/*.queries.ts', { cwd: import.meta.dirname }).toSorted();

it('[R1] no query leaves a setting or lock on its connection', () => {
  expect(modules.length).toBeGreaterThan(50);
  for (const module of modules) {
    const templates = readFileSync(path.join(import.meta.dirname, module), 'utf8').split('`');
    expect([module, ...templates.filter((text) => changesConnection.test(text))]).toEqual([module]);
  }
});

it.each([
  'select pg_advisory_lock(1)',
  "select set_config('work_mem', '1MB', false)",
  'set statement_timeout = 0',
  'create temporary table t (id int)',
  'listen changes',
])('[R1] a statement that changes its connection is recognised: %s', (statement) => {
  expect(statement).toMatch(changesConnection);
});
