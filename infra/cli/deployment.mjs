// Reads the processes of the Compose file and of the Kubernetes manifests into one shape, so that one test checks both.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './workspace.mjs';

export const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Settings of the API and their defaults, read from the generated page. */
export const settings = new Map(
  [
    ...read('docs/settings.md')
      // The last part has the variables of tools, which the API does not read.
      .split('\n## Development')[0]
      .matchAll(/^\| `(\w+)` \| (?:`(.*?)`|–) \|/gm),
  ].map(([, name, value]) => [name, value]),
);

/** Variables that the image of the API sets with `ENV NAME=value …`. */
export const imageSettings = Object.fromEntries(
  [
    ...(/^ENV NODE_ENV.*$/m.exec(read('infra/docker/api.Dockerfile'))?.[0] ?? '').matchAll(/(\w+)=(\S+)/g),
  ].map(([, name, value]) => [name, value]),
);

/** Returns the lines `NAME=value` of a file of variables, including those that are commented out as suggestions. */
export const variablesOf = (file) =>
  Object.fromEntries(
    [...read(file).matchAll(/^(?:# (?=[A-Z_]+=\w))?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

/** Fills in `${NAME}`, `${NAME-default}`, `${NAME:-default}`, `${NAME:?message}` and `${NAME:+value}` as Compose does. */
export const interpolate = (text, env) =>
  text.replaceAll(/\$\{(\w+)(?:(:?-|:[?+])([^}]*))?\}/g, (_, name, how, operand) => {
    // Without a colon, an empty value is a value.
    if (how === '-') return env[name] ?? operand;
    const operator = how?.at(-1);
    if (operator === '+') return env[name] ? operand : '';
    return env[name] || (operator === '-' ? operand : `<${name}>`);
  });

const example = variablesOf('infra/compose/.env.example');
export const compose = parse(read('infra/compose/compose.yaml'), { merge: true });

/** Services that run one of our images, with variables from .env.example and all options at their defaults. */
export const composeContainers = Object.entries(compose.services)
  .filter(([, { build }]) => build)
  .map(([name, service]) => ({
    name,
    image: service.image,
    command: (service.command ?? []).join(' '),
    graceMs: Number.parseFloat(service.stop_grace_period ?? '10s') * 1000,
    probes: [],
    after: Object.entries(service.depends_on ?? {}).map(([of, { condition }]) => `${of} ${condition}`),
    env: Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([key, value]) => [
        key,
        interpolate(String(value), {
          ...example,
          COMPOSE_PROFILES: '',
          DATABASE_HOST: '',
          DATABASE_POOLER: '',
        }),
      ]),
    ),
  }));

export const kustomization = parse(read('infra/kubernetes/kustomization.yaml'));
export const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(`infra/kubernetes/${file}`)).map((document) => document.toJS()),
);

const shared = {
  settings: variablesOf('infra/kubernetes/settings.env'),
  secrets: variablesOf('infra/kubernetes/secrets.env.example'),
};

/** Containers of the manifests with their variables. The value of a secret is its name in angle brackets. */
export const containers = manifests
  .filter(({ spec }) => spec?.template)
  .flatMap(({ metadata, spec: { template, ...spec } }) =>
    template.spec.containers.map((container) => ({
      name: metadata.name,
      image: container.image,
      command: (container.command ?? []).join(' '),
      graceMs: (template.spec.terminationGracePeriodSeconds ?? 30) * 1000,
      probes: ['startupProbe', 'readinessProbe', 'livenessProbe'].flatMap((kind) => {
        const get = container[kind]?.httpGet;
        const port = container.ports?.find(({ name }) => name === get?.port)?.containerPort;
        return get ? [{ kind, path: get.path, port }] : [];
      }),
      env: Object.fromEntries([
        ...(container.envFrom ?? []).flatMap(({ configMapRef, secretRef }) =>
          configMapRef
            ? Object.entries(shared[configMapRef.name])
            : Object.keys(shared[secretRef.name]).map((key) => [key, `<${key}>`]),
        ),
        ...(container.env ?? []).map(({ name, value, valueFrom }) => [
          name,
          value ?? shared.settings[valueFrom.configMapKeyRef.key],
        ]),
      ]),
      pod: template.spec,
      strategy: spec.strategy?.rollingUpdate,
      container,
    })),
  );
