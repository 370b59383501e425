import { spawn } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pgTools } from '@aw/dev/pg-tools';
import pg from 'pg';
import type { Cluster } from './cluster';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'docs/runbooks');

/** A fenced block of a runbook, with what the text says that it prints. */
export type Block = { runbook: string; section: string; language: string; code: string; prints?: string };

/** Blocks that are not run: examples of other files, and commands (console) that need Docker or a cluster. */
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
    const before = blocks.at(-1);
    if (language === 'text' && before) before.prints = code.trim();
    else if (!examples.has(language)) blocks.push({ runbook, section, language, code });
  }
  return blocks;
}

/** What tables under `Says` or `Why` quote of messages, in pieces where `…` stands between them. */
export function quotesOf(runbook: string): string[] {
  const text = readFileSync(path.join(folder, runbook), 'utf8');
  return [...text.matchAll(/^\| (?:Says|Why) .*\n((?:\|.*\n)+)/gm)]
    .flatMap(([, rows = '']) => [...rows.matchAll(/^\| `([^`]* [^`]*)`/gm)])
    .flatMap(([, quote = '']) => quote.split('…').map((piece) => piece.trim()))
    .filter((piece) => piece.includes(' '));
}

/** The sources whose messages runbooks quote. */
export const sources = ['apps/api/src', 'packages/db/src']
  .flatMap((part) =>
    globSync('**/*.ts', { cwd: path.join(root, part) }).map((file) => path.join(root, part, file)),
  )
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Blocks that were run, as `runbook: code`. */
export const ran = new Set<string>();
export const nameOf = ({ runbook, code }: Block) => `${runbook}: ${code}`;

/** The project's folder as an installation has it: its programs, and data of its own in `var`. */
export type Installation = {
  /** Runs a block as the runbook is followed, with `typed` for what it asks; gives what it printed, or the rows. Throws when it fails or prints what the text does not say. */
  run: (block: Block, more?: Record<string, string>, typed?: string) => Promise<string>;
  /** Told of what is printed while a block runs. */
  printed: () => string;
  close: () => Promise<void>;
};

export async function openInstallation(cluster: Cluster): Promise<Installation> {
  const place = await mkdtemp(path.join(tmpdir(), 'aw-runbooks-'));
  const tools = path.join(place, 'tools');
  await mkdir(tools);
  await mkdir(path.join(place, 'var'));
  for (const name of ['apps', 'infra']) await symlink(path.join(root, name), path.join(place, name));
  await symlink(path.join(path.dirname(cluster.dataDir), 'postgres'), path.join(place, 'var/postgres'));
  await symlink(path.join(cluster.dataDir, 'files'), path.join(place, 'var/files'));
  const PATH = `${path.dirname(process.execPath)}:${await pgTools(tools, cluster.server.url('postgres'))}`;
  let printed = '';
  const shell = (code: string, env: Record<string, string>, typed: string) =>
    new Promise<string>((resolve, reject) => {
      printed = '';
      const child = spawn('bash', ['-euo', 'pipefail', '-c', code], {
        cwd: place,
        env: { PATH, LOG_LEVEL: 'error', BACKUPS: path.join(place, 'kept'), ...cluster.env, ...env },
      });
      child.stdin.end(`${typed}\n`);
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (bytes) => (printed += String(bytes)));
      child.on('close', (status) =>
        status === 0 ? resolve(printed) : reject(new Error(`It ended with ${status}: ${code}\n${printed}`)),
      );
    });
  return {
    printed: () => printed,
    async run(block, more = {}, typed = '') {
      ran.add(nameOf(block));
      if (block.language === 'sql') return ask(cluster, block, more);
      if (block.language !== 'sh')
        throw new Error(`A block of ${block.language} cannot be run: ${block.code}`);
      const output = await shell(block.code, more, typed);
      const isSaid = (block.prints ?? '').split('\n').every((line) => patternOf(line).test(output));
      if (!isSaid) throw new Error(`${block.code} printed\n${output}\nand not\n${block.prints}`);
      return output;
    },
    close: () => rm(place, { recursive: true, force: true }),
  };
}

/** Each statement by itself, as psql sends them: some may be in no transaction. `:name` is a variable of psql. */
async function ask(cluster: Cluster, { code }: Block, variables: Record<string, string>): Promise<string> {
  const client = new pg.Client({ connectionString: variables.DATABASE_URL ?? cluster.directUrl });
  await client.connect();
  try {
    const answers: string[] = [];
    const text = code.replaceAll(/(?<!:):(\w+)/g, (_, name: string) =>
      client.escapeLiteral(variables[name] ?? ''),
    );
    for (const statement of text.split(';').filter((each) => each.trim() !== ''))
      answers.push(JSON.stringify((await client.query(statement)).rows));
    return answers.join('\n');
  } finally {
    await client.end();
  }
}

/** A line of the text; `…` stands for whatever differs. */
function patternOf(line: string): RegExp {
  const parts = line.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'm');
}
