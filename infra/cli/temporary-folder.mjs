// Selects where the checks keep what they throw away: databases, uploads, profiles of browsers.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const gibibyte = 1024 ** 3;
/** Three times what a run of all checks had there at most. */
const enoughRoom = 12 * gibibyte;
const enoughMemory = 16 * gibibyte;
const name = /^academic-workshop-checks-(\d+)$/;

/**
 * Makes a folder in memory and returns its path; undefined where memory is scarce or runs no programs, as in containers
 * with the usual 64 MB. The thousand files of a database are made there in 0.05 seconds, and on a busy disk in 1.5. The
 * folder goes when this process exits. Folders of processes that were killed go when the next one is made.
 */
export function memoryFolder({
  parent = '/dev/shm',
  memory = process.availableMemory(),
  room = roomIn(parent),
} = {}) {
  if (memory < enoughMemory || room < enoughRoom) return undefined;
  for (const left of readdirSync(parent)) {
    const pid = Number(name.exec(left)?.[1] ?? process.pid);
    if (pid !== process.pid && !isRunning(pid)) remove(path.join(parent, left));
  }
  const folder = path.join(parent, `academic-workshop-checks-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // Started by root, PostgreSQL runs as another user.
  chmodSync(folder, 0o1777);
  process.on('exit', () => remove(folder));
  return runsPrograms(folder) ? folder : undefined;
}

function roomIn(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function runsPrograms(folder) {
  const program = path.join(folder, 'program');
  try {
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    execFileSync(program);
    return true;
  } catch {
    return false;
  } finally {
    remove(program);
  }
}

function remove(file) {
  // A program that is about to end may still write there.
  rmSync(file, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
