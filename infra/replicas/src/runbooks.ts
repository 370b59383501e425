import { spawn } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withClient } from '@aw/dev/pg-client';
import { pgTools } from '@aw/dev/pg-tools';
import pg from 'pg';
import type { Cluster } from './cluster';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'docs/runbooks');

/** A fenced block of a runbook, with the expected output from the text. */
export type Block = { runbook: string; section: string; language: string; code: string; prints?: string };

/** Languages of blocks that are not run: examples of other files, and commands (console) that need Docker or a cluster. */
const examples = new Set(['console', 'json', 'mermaid', 'promql', 'yaml']);

export const runbooks = readdirSync(folder).filter((name) => name.endsWith('.md'));

export function blocksOf(runbook: string): Block[] {
  const text = readFileSync(path.join(folder, runbook), 'utf8');
  const blocks: Block[] = [];
  let section = '';
  for (const [, heading, indent = '', language = '', body = ''] of text.matchAll(
    /^## (.*)$|^( *)```(\w*)\n([\s\S]*?)^ *```$/gm,
  )) {
    if (heading !== undefined) {
      section = heading;
      continue;
    }
    const code = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const previous = blocks.at(-1);
    if (language === 'text' && previous) previous.prints = code.trim();
    else if (!examples.has(language)) blocks.push({ runbook, section, language, code });
  }
  return blocks;
}

/** Returns the messages that tables with `Says` or `Why` quote, split at `…`. */
export function quotesOf(runbook: string): string[] {
  const text = readFileSync(path.join(folder, runbook), 'utf8');
  return [...text.matchAll(/^\| (?:Says|Why) .*\n((?:\|.*\n)+)/gm)]
    .flatMap(([, rows = '']) => [...rows.matchAll(/^\| `([^`]* [^`]*)`/gm)])
    .flatMap(([, quote = '']) => quote.split('…').map((piece) => piece.trim()))
    .filter((piece) => piece.includes(' '));
}

/** Source text of the programs whose messages runbooks quote. */
export const sources = ['apps/api/src', 'packages/db/src']
  .flatMap((part) =>
    globSync('**/*.ts', { cwd: path.join(root, part) }).map((file) => path.join(root, part, file)),
  )
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Blocks that were run, in the format `runbook: code`. */
export const executedBlocks = new Set<string>();
export const nameOf = ({ runbook, code }: Block) => `${runbook}: ${code}`;

/** A folder like that of an installation, with the programs of the project and data in `var`. */
export type Installation = {
  /** Runs a block with `input`. Returns its output, or the rows. Throws if it fails or the output is not as expected. */
  run: (block: Block, variables?: Record<string, string>, input?: string) => Promise<string>;
  /** Returns the output of the running block so far. */
  printed: () => string;
  close: () => Promise<void>;
};

export async function openInstallation(cluster: Cluster): Promise<Installation> {
  const installFolder = await mkdtemp(path.join(tmpdir(), 'aw-runbooks-'));
  const tools = path.join(installFolder, 'tools');
  await mkdir(tools);
  await mkdir(path.join(installFolder, 'var'));
  for (const name of ['apps', 'infra']) await symlink(path.join(root, name), path.join(installFolder, name));
  await symlink(
    path.join(path.dirname(cluster.dataDir), 'postgres'),
    path.join(installFolder, 'var/postgres'),
  );
  await symlink(path.join(cluster.dataDir, 'files'), path.join(installFolder, 'var/files'));
  const PATH = `${path.dirname(process.execPath)}:${await pgTools(tools, cluster.server.url('postgres'))}`;
  let printed = '';
  const shell = (code: string, env: Record<string, string>, input: string) =>
    new Promise<string>((resolve, reject) => {
      printed = '';
      const child = spawn('bash', ['-euo', 'pipefail', '-c', code], {
        cwd: installFolder,
        env: { PATH, LOG_LEVEL: 'error', BACKUPS: path.join(installFolder, 'kept'), ...cluster.env, ...env },
      });
      child.stdin.end(`${input}\n`);
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (bytes) => (printed += String(bytes)));
      child.on('close', (status) =>
        status === 0 ? resolve(printed) : reject(new Error(`It ended with ${status}: ${code}\n${printed}`)),
      );
    });
  return {
    printed: () => printed,
    async run(block, variables = {}, input = '') {
      executedBlocks.add(nameOf(block));
      if (block.language === 'sql') return ask(cluster, block, variables);
      if (block.language !== 'sh')
        throw new Error(`A block of ${block.language} cannot be run: ${block.code}`);
      const output = await shell(block.code, variables, input);
      const isAsExpected = (block.prints ?? '').split('\n').every((line) => patternOf(line).test(output));
      if (!isAsExpected) throw new Error(`${block.code} printed\n${output}\nand not\n${block.prints}`);
      return output;
    },
    close: () => rm(installFolder, { recursive: true, force: true }),
  };
}

/** Runs each statement separately, like psql, because some cannot run in a transaction. `:name` is a variable of psql. */
async function ask(cluster: Cluster, { code }: Block, variables: Record<string, string>): Promise<string> {
  const text = code.replaceAll(/(?<!:):(\w+)/g, (_, name: string) => pg.escapeLiteral(variables[name] ?? ''));
  const statements = text.split(';').filter((each) => each.trim() !== '');
  return withClient(variables.DATABASE_URL ?? cluster.directUrl, async (client) => {
    const answers: string[] = [];
    for (const statement of statements) answers.push(JSON.stringify((await client.query(statement)).rows));
    return answers.join('\n');
  });
}

/** Returns a pattern for a line of the expected output. `…` matches anything. */
function patternOf(line: string): RegExp {
  const parts = line.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'm');
}
