import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { toolEnvironment } from './environment.mjs';
import { hostileVariables, replacePnpm } from './hostile-shell.mjs';
import { root } from './workspace.mjs';

void test('tests keep the language, proxy, certificate and npm settings of their shell', () => {
  const ownVariables = {
    PATH: '/bin',
    HOME: '/home/name',
    LC_ALL: 'C.UTF-8',
    https_proxy: 'http://proxy.example:3128',
    NO_PROXY: 'localhost',
    NODE_EXTRA_CA_CERTS: '/etc/ca.pem',
    npm_config_registry: 'https://packages.example',
    TURBO_SCM_BASE: 'main',
  };
  assert.deepEqual(
    toolEnvironment({ ...ownVariables, ...hostileVariables, DATABASE_URL: 'postgres://x' }),
    ownVariables,
  );
});

/** Copies infra/cli into a project with nothing to install, because `npm test` deletes the reports of its project. */
function copyOfCommands(t) {
  const folder = mkdtempSync(path.join(tmpdir(), 'aw-shell-'));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(path.join(root, 'infra/cli'), path.join(folder, 'infra/cli'), { recursive: true });
  const cache = path.join(folder, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), '');
  writeFileSync(path.join(cache, 'installed-lockfile'), createHash('sha256').digest('hex'));
  writeFileSync(path.join(cache, 'chromium-path'), '/chromium');
  return folder;
}

void test('no step of npm test sees the variables that a shell has for other programs', (t) => {
  const folder = copyOfCommands(t);
  const variables = replacePnpm(folder);
  const { stdout, status } = spawnSync(
    process.execPath,
    [path.join(folder, 'infra/cli/test.mjs'), '--step=planted violations', '--step=types and unit'],
    {
      encoding: 'utf8',
      env: { ...process.env, ...hostileVariables, PATH: `${folder}${path.delimiter}${process.env.PATH}` },
    },
  );
  assert.match(stdout, /2 passed, 0 failed\n$/);
  assert.equal(status, 0);
  const namesOfSteps = new Set(variables());
  assert.ok(namesOfSteps.has('PATH') && namesOfSteps.has('CHROMIUM_PATH'));
  assert.deepEqual(
    Object.keys(hostileVariables).filter((name) => namesOfSteps.has(name)),
    [],
  );
});
