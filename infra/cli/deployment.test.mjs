// Compares compose.yaml and the manifests with the images that they run.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import {
  compose,
  composeContainers,
  containers,
  imageSettings,
  kustomization,
  manifests,
  read,
  settings,
  variablesOf,
} from './deployment.mjs';
import { build, root } from './workspace.mjs';

const api = 'academic-workshop/api';
const processes = [
  ...composeContainers.map((each) => ({ ...each, where: 'compose' })),
  ...containers.map((each) => ({ ...each, where: 'kubernetes' })),
];
const apiProcesses = processes.filter(({ image }) => image === api);
const serving = apiProcesses.filter(({ command }) => command === '');
const settingOf = ({ env }, name) => env[name] ?? imageSettings[name] ?? settings.get(name);
const drainMs = (each) => Number(settingOf(each, 'DRAIN_MS'));
const namesOf = (list) => list.map(({ where, name }) => `${where} ${name}`).sort();
const caddyfile = read('infra/docker/web.Caddyfile');
build('@aw/api');
const { paths } = JSON.parse(read('apps/api/dist/openapi.json'));

void test('[R1] the Compose file and the manifests run every process, from the images that the Compose file builds', () => {
  assert.deepEqual(namesOf(serving), [
    'compose api-1',
    'compose api-2',
    'compose worker',
    'kubernetes api',
    'kubernetes worker',
  ]);
  const built = new Set(composeContainers.map(({ image }) => image));
  for (const { image } of containers) assert.ok(built.has(image), image);
  assert.deepEqual(
    new Set(kustomization.images.map(({ name }) => name)),
    new Set(containers.map(({ image }) => image)),
  );
  const files = readdirSync(path.join(root, 'infra/kubernetes')).filter((file) =>
    /(?<!kustomization)\.yaml$/.test(file),
  );
  assert.deepEqual(new Set(files), new Set(kustomization.resources));
});

void test('[R1] every variable of a process is a setting or is read by its Caddyfile', () => {
  for (const { where, name, image, env } of processes) {
    const ownCaddyfile = image.startsWith('academic-workshop/web')
      ? caddyfile
      : read('infra/docker/admin.Caddyfile');
    const isKnown = (key) =>
      image === api || image.endsWith('/backup')
        ? settings.has(key)
        : new RegExp(`\\{\\$${key}[:}]`).test(ownCaddyfile);
    assert.deepEqual([where, name, ...Object.keys(env).filter((key) => !isKnown(key))], [where, name]);
  }
  for (const name of Object.keys(imageSettings)) assert.ok(settings.has(name) || name === 'NODE_ENV', name);
});

/** Settings for which each process would otherwise generate or assume a value of its own. */
const needed = `
  DATABASE_URL DATABASE_DIRECT_URL DATABASE_POOLER SESSION_SECRET CREDENTIAL_SECRET
  SITE_ORIGIN ADMIN_ORIGIN COOKIE_SECURE TRUST_PROXY MIGRATE METRICS_PORT
  FILE_STORAGE S3_BUCKET S3_ENDPOINT S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY
  MAIL_TRANSPORT MAIL_FROM SMTP_URL CONTACT_EMAIL`
  .trim()
  .split(/\s+/);

void test('[R1] every process gets the settings that all processes must share', () => {
  for (const each of apiProcesses) {
    const missing = needed.filter((name) => !each.env[name]);
    assert.deepEqual([each.where, each.name, ...missing], [each.where, each.name]);
    assert.equal(each.env.FILE_STORAGE, 's3');
  }
});

void test('[R1] the example file names every variable that the Compose file reads, and no others', () => {
  const variables = [...read('infra/compose/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  assert.deepEqual(
    new Set(Object.keys(variablesOf('infra/compose/.env.example'))),
    new Set([...variables, 'COMPOSE_PROFILES']),
  );
});

void test('[R1] probes use paths that are served, on the ports of the settings', () => {
  const ports = Object.fromEntries(
    containers.map(({ name, container }) => [
      name,
      container.ports?.map(({ containerPort }) => containerPort),
    ]),
  );
  assert.deepEqual(ports, {
    migrate: undefined,
    api: [3000, 9464],
    worker: [9464],
    web: [8080],
    admin: [8080],
  });
  for (const each of serving.filter(({ where }) => where === 'kubernetes')) {
    const [http, metrics] = ['PORT', 'METRICS_PORT'].map((name) => Number(settingOf(each, name)));
    const isHttp = settingOf(each, 'ROLES').includes('http');
    for (const { kind, path: probePath, port } of each.probes)
      assert.ok(
        isHttp ? port === http && paths[probePath]?.get : port === metrics && probePath === '/metrics',
        `${each.name} ${kind}`,
      );
    assert.ok(each.probes.some(({ kind }) => kind === 'livenessProbe'));
    const ready = each.probes.find(({ kind }) => kind === 'readinessProbe');
    if (isHttp) assert.equal(ready?.path, '/readyz');
  }
  for (const { name, probes } of containers.filter(({ image }) => image !== api))
    for (const { path: probePath } of probes)
      assert.ok(existsSync(path.join(root, 'apps', name, 'public', probePath)));
  for (const { metadata, spec } of manifests.filter(({ kind }) => kind === 'Service')) {
    const { container } = containers.find(({ name }) => name === spec.selector.app) ?? {};
    for (const { targetPort } of spec.ports)
      assert.ok(
        container?.ports.some(({ name }) => name === targetPort),
        metadata.name,
      );
  }
});

void test('[R1] no process is killed before its own time limit, and none waits twice', () => {
  const source = read('apps/api/src/server/stop-on-signal.ts');
  const maxStopMs = Number(/\w+StopMs = ([\d_]+)/.exec(source)?.[1].replaceAll('_', ''));
  assert.ok(maxStopMs > 0);
  for (const each of serving) {
    assert.ok(drainMs(each) > 0, each.name);
    assert.ok(each.graceMs > drainMs(each) + maxStopMs, `${each.where} ${each.name} has ${each.graceMs} ms`);
    assert.equal(each.container?.lifecycle, undefined, each.name);
  }
});

void test('[R1] the balancer checks each replica, and notices one that stops within half of its drain time', () => {
  const numberOf = (name) => Number(new RegExp(`\\b${name} (\\d+)s?$`, 'm').exec(caddyfile)?.[1]);
  const noticedMs = numberOf('health_interval') * 1000 * numberOf('health_fails');
  assert.ok(paths[/health_uri (\S+)/.exec(caddyfile)?.[1]]?.get);
  // Caddy does not check the health of targets that it finds by a DNS lookup.
  assert.doesNotMatch(caddyfile.replaceAll(/#.*/g, ''), /\bdynamic\b/);
  const replicas = composeContainers.filter((each) => each.image === api && each.env.ROLES === 'http');
  for (const each of replicas) assert.ok(noticedMs <= drainMs(each) / 2, each.name);
  const upstreamsOf = (sets) => sets.find(({ name }) => name === 'web')?.env.API_UPSTREAMS;
  assert.equal(
    upstreamsOf(composeContainers),
    replicas.map((each) => `${each.name}:${settingOf(each, 'PORT')}`).join(' '),
  );
  const service = manifests.find(({ kind, metadata }) => kind === 'Service' && metadata.name === 'api');
  assert.equal(upstreamsOf(containers), `api:${service?.spec.ports[0].port}`);
});

void test('[R1] the API reads the pages from the address at which the image of the site serves them', () => {
  const port = manifests.find(({ kind, metadata }) => kind === 'Service' && metadata.name === 'web')?.spec
    .ports[0].port;
  const siteUrls = {
    compose: 'http://web:8080',
    kubernetes: port === 80 ? 'http://web' : `http://web:${port}`,
  };
  for (const each of serving)
    assert.equal(each.env.WEB_PAGES_URL, `${siteUrls[each.where]}/site-pages.json`, each.name);
  const details = read('packages/contracts/src/site-details.ts');
  assert.equal(/pagesFile = '(.*)'/.exec(details)?.[1], 'site-pages.json');
  // Caddy must not send files that the API fills in, and must forward all requests that are not for a file.
  const filledIn = /filledIn = \/\\\.\((.*)\)\$\//.exec(details)?.[1].split('|');
  const passedOn = /not path (.*)$/m.exec(caddyfile)?.[1].split(' ');
  assert.deepEqual(
    passedOn,
    filledIn?.map((ending) => `*.${ending}`),
  );
  const handlers = [...caddyfile.matchAll(/^\thandle( @\w+)? \{\n(?:\t\t(reverse_proxy))?/gm)];
  assert.deepEqual(
    handlers.map(([, matcher = '', proxy = '']) => `${matcher.trim()}${proxy}`),
    ['@file', '@probe', 'reverse_proxy'],
  );
});

void test('[R1] the example for Prometheus and the alerts name targets and jobs that exist', () => {
  const [, example] = /```yaml\n([\s\S]*?)```/.exec(read('infra/observe/README.md')) ?? [];
  const [ofHttp, ofWorkers] = parse(example).scrape_configs;
  const targets = [
    ...ofHttp.static_configs[0].targets,
    ...ofWorkers.dns_sd_configs.flatMap(({ names, port }) => names.map((name) => `${name}:${port}`)),
  ];
  const inCompose = serving.filter(({ where }) => where === 'compose');
  assert.deepEqual(
    targets,
    inCompose.map((each) => `${each.name}:${settingOf(each, 'METRICS_PORT')}`),
  );
  const jobs = new Set([ofHttp.job_name, ofWorkers.job_name]);
  for (const [, job] of read('infra/observe/alerts.yaml').matchAll(/job="([^"]+)"/g))
    assert.ok(jobs.has(job), job);
});

void test('[R1] the runbooks name services that the Compose file has', () => {
  const runbooks = readdirSync(path.join(root, 'docs/runbooks')).map((name) => read(`docs/runbooks/${name}`));
  const commands = [
    ...runbooks
      .join('\n')
      .matchAll(/docker compose (exec|run|logs|ps|stop|up)((?: --[\w-]+(?: \d+)?)*)([^`\n]*)/g),
  ];
  assert.ok(commands.length > 8);
  for (const [command, verb, , rest] of commands) {
    const words = rest.trim().split(/\s+/).filter(Boolean);
    // The words after the name of the service are the command that runs in it.
    const names = ['exec', 'run'].includes(verb) ? words.slice(0, 1) : words;
    for (const name of names) assert.ok(compose.services[name], command);
  }
});

void test('[R1] all processes wait for migrations, and one process with the same settings runs them', () => {
  for (const where of ['compose', 'kubernetes']) {
    const migrate = apiProcesses.find(
      (each) => each.where === where && each.command === 'node apps/api/dist/main.js migrate',
    );
    assert.ok(migrate, where);
    for (const each of serving.filter((other) => other.where === where)) {
      assert.deepEqual({ ...each.env, ROLES: undefined }, { ...migrate.env, ROLES: undefined });
      assert.equal(each.env.MIGRATE, 'wait');
      if (where === 'compose')
        assert.ok(each.after.includes('migrate service_completed_successfully'), each.name);
    }
  }
  assert.equal(compose.services.migrate.restart, 'no');
});

void test('[R1] the pooler works in transaction mode, and connections that need a session bypass it', () => {
  const { pooler, backup } = compose.services;
  assert.deepEqual([pooler.profiles, pooler.environment.POOL_MODE], [['pooler'], 'transaction']);
  const lines = read('infra/compose/.env.example');
  for (const line of ['COMPOSE_PROFILES=pooler', 'DATABASE_HOST=pooler', 'DATABASE_POOLER=transaction'])
    assert.ok(lines.includes(`# ${line}\n`), line);
  for (const url of [
    backup.environment.DATABASE_URL,
    compose.services.worker.environment.DATABASE_DIRECT_URL,
  ])
    assert.match(url, /@postgres:5432\//);
});

void test('[R1] the site and the console can be left out when the manifests are applied, and follow the API', () => {
  const later = manifests.filter(({ metadata }) => ['web', 'admin'].includes(metadata.labels?.app));
  const names = new Set(later.map(({ kind, metadata }) => `${kind} ${metadata.name}`));
  for (const { kind, metadata } of manifests)
    assert.equal(
      names.has(`${kind} ${metadata.name}`),
      ['web', 'admin'].includes(metadata.name),
      metadata.name,
    );
  assert.ok(read('infra/kubernetes/README.md').includes("-l 'app notin (web, admin)'"));
});

void test('[R1] pods write only to empty folders, run without root and are updated without a gap', () => {
  for (const { name, pod, container, strategy, image } of containers) {
    assert.equal(pod.enableServiceLinks, false, `a Service would set ${name}'s variables`);
    assert.ok(pod.securityContext.runAsNonRoot && pod.securityContext.runAsUser > 0, name);
    assert.ok(container.securityContext.readOnlyRootFilesystem, name);
    assert.ok(container.resources.limits.memory && container.resources.requests.cpu, name);
    if (name !== 'migrate') {
      assert.equal(strategy?.maxUnavailable, 0, name);
      assert.ok(
        manifests.some(({ kind, metadata }) => kind === 'PodDisruptionBudget' && metadata.name === name),
        name,
      );
    }
    if (image !== api) continue;
    const folders = container.volumeMounts.map((mount) => mount.mountPath);
    assert.deepEqual(folders, [imageSettings.DATA_DIR, '/tmp'], name);
    for (const { emptyDir } of pod.volumes) assert.ok(emptyDir, name);
  }
});

void test('[R3] backups find the storage by the new setting and by a valid old one, like the API', () => {
  const storageFor = (env) =>
    spawnSync('bash', ['-c', 'source infra/backup/storage.sh; storage_place'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: '/data', S3_BUCKET: 'workshop', ...env },
    }).stdout.trim();
  assert.equal(storageFor({}), '/data/files/objects');
  assert.equal(storageFor({ FILE_STORAGE: 's3' }), 's3://workshop');
  assert.equal(storageFor({ FILES: 's3' }), 's3://workshop');
  assert.equal(storageFor({ FILES: '/etc/files' }), '/data/files/objects');
  assert.equal(storageFor({ FILE_STORAGE: 'folder', FILES: 's3' }), '/data/files/objects');
  assert.equal(storageFor({ FILE_STORAGE: 'bucket' }), '');
});
