// Selects the folder for the temporary files of the checks: databases, uploads, browser profiles.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const gibibyte = 1024 ** 3;
/** Three times the peak of a run of all checks. */
const minRoomBytes = 12 * gibibyte;
const minMemoryBytes = 16 * gibibyte;
const folderName = /^academic-workshop-checks-(\d+)$/;

/**
 * Creates a folder in memory and returns its path, or undefined if memory is scarce, as in containers with the usual
 * 64 MB, or may not run programs. Creating the files of a database takes 0.05 seconds there and 1.5 on a busy disk.
 * The folder is removed when this process exits; folders of killed processes when the next one is created.
 */
export function memoryFolder({
  parent = '/dev/shm',
  memory = process.availableMemory(),
  room = roomIn(parent),
} = {}) {
  if (memory < minMemoryBytes || room < minRoomBytes) return undefined;
  for (const left of readdirSync(parent)) {
    const pid = Number(folderName.exec(left)?.[1] ?? process.pid);
    if (pid !== process.pid && !isRunning(pid)) remove(path.join(parent, left));
  }
  const folder = path.join(parent, `academic-workshop-checks-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // When root starts PostgreSQL, it runs as another user.
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
  // A program that is ending may still write to it.
  rmSync(file, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
