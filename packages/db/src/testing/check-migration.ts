import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Migration } from '../migrations/migration';

/** Rules of https://squawkhq.com/docs/rules about style, or that the code which runs migrations ensures. */
const ignoredRules = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-robust-stmts',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-text-field',
  'prefer-timestamptz',
];

/** Rules about columns and tables that the release before still reads and writes. */
const compatibilityRules = [
  'adding-required-field',
  'ban-drop-column',
  'ban-drop-not-null',
  'ban-drop-table',
  'renaming-column',
  'renaming-table',
];

type Finding = { rule_name: string; message: string; help: string | null };

const squawk = path.resolve(
  path.dirname(createRequire(import.meta.url).resolve('squawk-cli/package.json')),
  'js/bin/squawk',
);

/**
 * Returns the faults of a migration's statements on tables in use: locks that others wait for as long as a table is
 * large, and, if it says that it is compatible, changes to what the release before needs.
 */
export async function checkMigration(
  statements: readonly string[],
  { isCompatible = false, isOutsideTransaction = false }: Omit<Migration, 'up'>,
): Promise<string[]> {
  const rules = [...ignoredRules, ...(isCompatible ? [] : compatibilityRules)];
  const findings = await lint(`${statements.join(';\n')};`, [
    `--exclude=${rules.join(',')}`,
    ...(isOutsideTransaction ? [] : ['--assume-in-transaction']),
  ]);
  const problems = findings.map(({ rule_name: rule, message, help }) =>
    `${rule}: ${message} ${help ?? ''}`.trim(),
  );
  if (!isOutsideTransaction && statements.some(changesRows))
    problems.push(
      'rows: Rows are changed in the transaction that holds its locks. Change them in parts, in a migration outside of any transaction or in a job.',
    );
  if (isOutsideTransaction)
    for (const statement of withoutTimeout(statements))
      problems.push(
        `waits: It waits for a lock without a limit, and others wait behind it. Run it with inShortTransaction. ${statement}`,
      );
  return problems;
}

/** Returns the statements that lock a table against writing after no limit to their waiting. */
function withoutTimeout(statements: readonly string[]): string[] {
  let isLimited = false;
  return statements.filter((statement) => {
    const bare = bareOf(statement);
    if (/^set local lock_timeout\b/i.test(bare)) isLimited = true;
    // Neither of these is in a transaction with others.
    if (/\bconcurrently\b|\bvalidate constraint\b/i.test(bare)) isLimited = false;
    else return !isLimited && locksWrites(bare);
    return false;
  });
}

function locksWrites(bare: string): boolean {
  return (
    /^(alter table|drop table|create (or replace |constraint )*trigger)\b/i.test(bare) ||
    /^create table\b[\s\S]*\breferences\b/i.test(bare)
  );
}

function bareOf(statement: string): string {
  return statement.replaceAll(/--.*$/gm, '').trim();
}

/** Returns true if a statement changes stored rows; bodies of functions only do so when they are called. */
function changesRows(statement: string): boolean {
  const bare = bareOf(statement);
  return (
    /^(update|delete|merge)\b/i.test(bare) ||
    /^with\b[\s\S]*\b(update\s+\w+\s+set|delete\s+from)\b/i.test(bare)
  );
}

async function lint(sql: string, options: string[]): Promise<Finding[]> {
  const child = spawn(process.execPath, [squawk, '--reporter=json', '--pg-version=17', ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(sql);
  return JSON.parse(await text(child.stdout)) as Finding[];
}
