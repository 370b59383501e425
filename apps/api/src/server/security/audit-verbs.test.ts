import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { auditVerbs } from '@aw/contracts/audit/audit-verbs';
import { expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '../..');

/** Returns the audit actions in the code: complete ones, and the first parts of those that are composed. */
function writtenVerbs(): { whole: string[]; begun: string[] } {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing|full-user/.test(file),
  );
  const text = files.map((file) => readFileSync(path.join(source, file), 'utf8')).join('\n');
  const writing = text.matchAll(
    /(?:verb|action): (?:\w[\w.= ']* \? )?(?:'([a-z_]+\.[a-z_]+)'|`([a-z_]*\.?[a-z_]*)\$)/g,
  );
  const writtenActions = [...writing];
  return {
    whole: writtenActions.flatMap(([, whole]) => whole ?? []),
    begun: writtenActions.flatMap(([, , begun]) => begun ?? []).filter(Boolean),
  };
}

it('[M5] the console has a sentence for every verb that the code writes to the log', () => {
  const { whole, begun } = writtenVerbs();
  expect(whole.length).toBeGreaterThan(40);
  expect(whole.filter((verb) => !(auditVerbs as readonly string[]).includes(verb))).toEqual([]);
  expect(begun.filter((part) => !auditVerbs.some((verb) => verb.startsWith(part)))).toEqual([]);
});

it('[M5] the list of verbs is sorted and has no duplicates', () => {
  expect([...new Set(auditVerbs)].sort()).toEqual([...auditVerbs]);
});
