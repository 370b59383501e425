import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findOwner, type ProcessReader } from './cluster-processes';
import { stopServer } from './server-process';

/** Runs a program as root in Docker: without permission to look into processes of other users. */
const withoutPtrace = ['setpriv', '--bounding-set=-sys_ptrace', '--inh-caps=-sys_ptrace'];
const canDropPtrace =
  process.getuid?.() === 0 && spawnSync('/usr/bin/env', [...withoutPtrace, 'true']).status === 0;

const moduleAt = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

const status = (name: string, state: string, uid = 70) =>
  `Name:\t${name}\nUmask:\t0077\nState:\t${state}\nUid:\t${uid}\t${uid}\t${uid}\t${uid}\n`;
const server = status('postgres', 'S (sleeping)');

/** Returns a reader with these texts for every process; a text such as `EACCES` is thrown as that error. */
function readerOf(folder: string, text: string, uid = 0): ProcessReader {
  const answer = async (value: string) => {
    if (/^E[A-Z]+$/.test(value)) throw Object.assign(new Error(`${value}: refused`), { code: value });
    return value;
  };
  return { folder: () => answer(folder), status: () => answer(text), uid };
}
const ownerOf = (...answers: Parameters<typeof readerOf>) => findOwner(42, '/data', readerOf(...answers));

describe('findOwner', () => {
  it('[R8] a PostgreSQL process that works in the data folder belongs to the cluster', async () => {
    expect(await ownerOf('/data', server)).toBe('ours');
    expect(await ownerOf('/elsewhere', server)).toBe('other');
    expect(await ownerOf('/data', status('sleep', 'S (sleeping)'))).toBe('other');
    expect(await ownerOf('/data', status('postgres', 'Z (zombie)'))).toBe('other');
  });

  it.each(['EACCES', 'EPERM'])(
    '[R8] the owner of a living PostgreSQL process is unclear if its folder gives %s',
    async (code) => {
      expect(await ownerOf(code, server)).toBe('unclear');
      expect(await ownerOf(code, code)).toBe('unclear');
      expect(await ownerOf('/data', code)).toBe('unclear');
      expect(await ownerOf(code, status('node', 'R (running)'))).toBe('other');
      expect(await ownerOf(code, status('postgres', 'Z (zombie)'))).toBe('other');
    },
  );

  it('[R8] the owner is never unclear for a process of another user if the reader is not root', async () => {
    expect(await ownerOf('EACCES', server, 1000)).toBe('other');
    expect(await ownerOf('EACCES', server, 70)).toBe('unclear');
  });

  it.each(['ENOENT', 'ESRCH'])('[R8] a process that is gone, as %s says, has another owner', async (code) => {
    expect(await ownerOf(code, server)).toBe('other');
    expect(await ownerOf('/data', code)).toBe('other');
    expect(await ownerOf('EACCES', code)).toBe('other');
  });

  it.each(['EMFILE', 'ENOMEM', 'EIO'])('[R8] %s says nothing about the owner and is thrown', async (code) => {
    await expect(ownerOf(code, server)).rejects.toThrow(code);
    await expect(ownerOf('/data', code)).rejects.toThrow(code);
    await expect(ownerOf('EACCES', code)).rejects.toThrow(code);
  });
});

describe('a server that another process supervises', () => {
  let directory: string;
  let data: string;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'aw-processes-'));
    data = path.join(directory, 'data');
  });
  afterEach(async () => {
    await stopServer(data);
    await rm(directory, { recursive: true, force: true });
  });

  /** Runs a script with a supervised server in its own process; returns the printed values, one per line. */
  function runScript(command: string[], text: string): unknown[] {
    const script = `
      import { closeSync, existsSync, openSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
      import { setTimeout as sleep } from 'node:timers/promises';
      import { startEmbeddedPostgres } from ${moduleAt('../embedded.ts')};
      import { endLeftProcesses } from ${moduleAt('./cluster-processes.ts')};
      import { removeMisleadingFile } from ${moduleAt('./postmaster-file.ts')};
      import { isAlive } from ${moduleAt('./users.ts')};
      const data = ${JSON.stringify(data)};
      const file = data + '/postmaster.pid';
      const print = (value) => console.log(JSON.stringify(value));
      const server = await startEmbeddedPostgres(${JSON.stringify(directory)}, { supervise: print });
      const pid = Number.parseInt(readFileSync(file, 'utf8'));
      ${text}`;
    const program = [...command, process.execPath, '--import', 'tsx', '--input-type=module', '-e', script];
    const options = { cwd: new URL('../..', import.meta.url), encoding: 'utf8', timeout: 100_000 } as const;
    const { stdout, stderr } = spawnSync('/usr/bin/env', program, options);
    expect(stderr).toBe('');
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }

  it.runIf(canDropPtrace)(
    '[R8] root without CAP_SYS_PTRACE knows that its server runs, leaves its files alone, and stops it',
    () => {
      const printed = runScript(
        withoutPtrace,
        `
        try { readlinkSync('/proc/' + pid + '/cwd'); } catch ({ code }) { print(code); }
        await sleep(1_500);
        await endLeftProcesses(data);
        await removeMisleadingFile(data);
        print([existsSync(file), isAlive(pid)]);
        // The file names a program that is no server, but processes of the cluster may live.
        const text = readFileSync(file, 'utf8');
        writeFileSync(file, text.replace(String(pid), String(process.pid)));
        await endLeftProcesses(data);
        await removeMisleadingFile(data);
        print([existsSync(file), isAlive(pid)]);
        writeFileSync(file, text);
        await server.leave();
        print([existsSync(file), isAlive(pid)]);`,
      );
      expect(printed).toEqual(['EACCES', [true, true], [true, true], [false, false]]);
    },
  );

  it.runIf(process.platform === 'linux')(
    '[R8] a process without free file descriptors counts its server as alive, and stops it later',
    () => {
      const printed = runScript(
        ['sh', '-c', 'ulimit -n 200; exec "$@"', 'sh'],
        `
        const opened = [];
        const open = () => {
          try {
            for (;;) opened.push(openSync('/dev/null'));
          } catch ({ code }) {
            return code;
          }
        };
        print(open());
        // Takes descriptors that the program itself releases, too.
        const taking = setInterval(open, 5);
        setTimeout(() => {
          clearInterval(taking);
          for (const each of opened) closeSync(each);
        }, 2_000);
        await sleep(1_200);
        await server.stop();
        print(isAlive(pid));`,
      );
      expect(printed).toEqual(['EMFILE', false]);
    },
  );
});
