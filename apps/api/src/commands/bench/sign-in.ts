// `pnpm --filter @aw/api bench:sign-in`: measures which share of a sign-in over HTTP is Argon2id, in alternating runs.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../app';
import { readConfig } from '../../config/config';
import { openContext } from '../../open-context';

const rounds = Number(process.argv[2] ?? 200);
const password = 'correct horse battery';
const email = 'bench@students.example';

const dataDir = await mkdtemp(path.join(tmpdir(), 'aw-bench-'));
// The embedded server may run as another user.
await chmod(dataDir, 0o755);
const config = readConfig({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_READS_PER_MINUTE: '0',
});
const ctx = await openContext(config, console.error);
const app = await buildApp(ctx).catch(async (error: unknown) => {
  await ctx.close();
  throw error;
});
try {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const passwordHash = await ctx.passwords.hash(password);
  await ctx.db
    .insertInto('users')
    .values({
      id: 'user_bench_sign_in',
      email,
      is_anonymous: false,
      password_hash: passwordHash,
      first_name: 'Bench',
    })
    .execute();
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/auth/signin`;
  const signIn = async () => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    await response.text();
    if (!response.ok) throw new Error(`Sign-in answered ${response.status}.`);
  };
  const [whole, argon] = await inTurns(
    signIn,
    async () => void (await ctx.passwords.isRight(passwordHash, password)),
  );
  for (const [name, samples] of [
    ['sign-in', whole],
    ['Argon2id alone', argon],
  ] as const)
    console.log(
      `${name.padEnd(15)} p50 ${percentile(samples, 0.5).toFixed(1)} ms   p95 ${percentile(samples, 0.95).toFixed(1)} ms`,
    );
  for (const share of [0.5, 0.95])
    console.log(
      `Argon2id’s share of a sign-in at p${share * 100}: ${((100 * percentile(argon, share)) / percentile(whole, share)).toFixed(0)} %`,
    );
} finally {
  await app.close();
  await ctx.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** Runs two tasks alternately, `rounds` times after a warm-up. Returns the milliseconds of each run. */
async function inTurns(one: () => Promise<void>, two: () => Promise<void>): Promise<[number[], number[]]> {
  const samples: [number[], number[]] = [[], []];
  for (let round = -20; round < rounds; round++) {
    for (const [at, task] of [one, two].entries()) {
      const started = performance.now();
      await task();
      if (round >= 0) samples[at]?.push(performance.now() - started);
    }
  }
  return samples;
}

/** Returns the percentile of the samples by the nearest rank; `share` is from 0 to 1. */
function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
