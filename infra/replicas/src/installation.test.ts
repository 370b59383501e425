import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { freePort } from '@aw/db/embedded';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from './cluster';
import { explainIfStuck, killAll, startApi } from './processes';

type ProcessDescription = {
  name: string;
  image: string;
  command: string;
  graceMs: number;
  env: Record<string, string>;
};

const deployment = path.resolve(import.meta.dirname, '../../cli/deployment.mjs');
/** The processes of the Compose file and of the manifests, read by infra/cli. */
const { composeContainers, containers, imageSettings } = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { composeContainers, containers, imageSettings } = await import('file://${deployment}');
       console.log(JSON.stringify({ composeContainers, containers, imageSettings }))`,
    ],
    { encoding: 'utf8' },
  ),
) as {
  composeContainers: ProcessDescription[];
  containers: ProcessDescription[];
  imageSettings: Record<string, string>;
};

/** Values that an operator fills in, by their placeholders. */
const filledIn: Record<string, string> = {
  SITE_ORIGIN: 'https://site.example',
  ADMIN_ORIGIN: 'https://console.example',
  COOKIE_SECURE: 'true',
  MAIL_FROM: 'Workshop <no-reply@site.example>',
  CONTACT_EMAIL: 'support@site.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  STRIPE_SECRET_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
};
const secret = 'f'.repeat(64);
const fill = (value: string) => value.replaceAll(/<(\w+)>/g, (_, name: string) => filledIn[name] ?? secret);

const stuckAfterMs = 200_000;
let cluster: Cluster;
let endWatch = () => {};

beforeEach(async () => {
  cluster = await startCluster();
  endWatch = explainIfStuck(cluster, stuckAfterMs);
});
afterEach(async () => {
  endWatch();
  await killAll();
  await cluster.close();
});

/** Returns the settings of a process, with addresses and folders of this machine. */
async function settingsOf({ env }: ProcessDescription): Promise<Record<string, string>> {
  const settings = { ...imageSettings, ...env };
  return {
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, fill(value)])),
    LISTEN_HOST: '127.0.0.1',
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    DATABASE_URL: cluster.directUrl,
    DATABASE_DIRECT_URL: cluster.directUrl,
    DATA_DIR: cluster.dataDir,
  };
}

describe.each([
  ['compose', composeContainers],
  ['Kubernetes', containers],
])('%s', (_, processes) => {
  const apiProcesses = processes.filter(({ image }) => image === 'academic-workshop/api');

  it('[R1] the processes wait for the migrations, serve requests, and end before they would be killed', async () => {
    const serving = await Promise.all(
      apiProcesses
        .filter(({ command }) => command === '')
        .map(async (each) => {
          const settings = await settingsOf(each);
          return { each, settings, api: await startApi(settings) };
        }),
    );
    for (const { api } of serving)
      await expect.poll(api.output, { timeout: 60_000 }).toContain('This process waits until that is done.');
    const migrate = apiProcesses.find(({ command }) => command.endsWith('migrate'));
    expect(migrate?.command).toMatch(/^node apps\/api\/dist\/main\.js /);
    const migrating = await startApi(await settingsOf(migrate as ProcessDescription), ['migrate']);
    expect(await migrating.ended).toBe(0);
    for (const { settings, api } of serving) {
      await api.started();
      const address =
        settings.ROLES === 'http'
          ? `${api.origin}/readyz`
          : `http://127.0.0.1:${settings.METRICS_PORT}/metrics`;
      expect((await fetch(address)).status).toBe(200);
    }
    const stoppedAt = performance.now();
    const ended = serving.map(async ({ each, api }) => {
      expect(await api.stop()).toBe(0);
      expect(performance.now() - stoppedAt).toBeLessThan(each.graceMs);
    });
    await Promise.all(ended);
  });
});
