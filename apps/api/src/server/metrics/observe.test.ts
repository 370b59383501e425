import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics, type Measured } from './metrics';

const root = path.resolve(import.meta.dirname, '../../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Rule = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
};
type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };

const alerts = (parse(read('infra/observe/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const shown = (JSON.parse(read('infra/observe/dashboard.json')) as Dashboard).panels.flatMap(
  ({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })),
);

/**
 * Returns the labels of every metric, keyed by each name that a query can use. Prometheus adds some labels to all of
 * them.
 */
function labelsByName(): Map<string, Set<string>> {
  const metrics = createMetrics();
  // None of these is called: only the names of their metrics are registered.
  metrics.measure({ databases: {}, files: {}, mail: {}, payments: {}, scanner: {} } as unknown as Measured);
  const added = ['instance', 'job'];
  const labelsOf = new Map([['up', new Set(added)]]);
  for (const metric of metrics.registry.getMetricsAsArray()) {
    // Exists at run time, but is missing in the types.
    const { name, type, labelNames } = metric as unknown as {
      name: string;
      type: string;
      labelNames: string[];
    };
    const labels = new Set([...labelNames, ...added]);
    if (type === 'histogram') {
      labelsOf.set(`${name}_count`, labels);
      labelsOf.set(`${name}_bucket`, new Set([...labels, 'le']));
    } else labelsOf.set(name, labels);
  }
  return labelsOf;
}

const knownLabels = labelsByName();
const words = new Set(['by', 'or', 'and', 'unless']);

/** Returns the names of metrics in an expression, without functions, keywords and labels. */
function namesIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\bby \([^)]*\)/g, '')
    .matchAll(/[a-z_][a-z_\d]*\b(?!\s*\()/g);
  return [...bare].map(([name]) => name).filter((name) => !words.has(name));
}

/** Returns the mistakes in an expression: metrics that do not exist and labels that a metric does not have. */
function faultsIn(expr: string): string[] {
  const names = namesIn(expr);
  const usedLabels = [
    ...[...expr.matchAll(/([a-z_]+)\{([^}]*)\}/g)].flatMap(([, name = '', labels = '']) =>
      [...labels.matchAll(/([a-z_]+)\s*[!=]/g)].map(([, label = '']) => [name, label] as const),
    ),
    ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) =>
      labels.split(/,\s*/).flatMap((label) => names.map((name) => [name, label] as const)),
    ),
  ];
  return [
    ...(names.length === 0 ? ['It asks for nothing.'] : []),
    ...names.filter((name) => !knownLabels.has(name)),
    ...usedLabels.filter(([name, label]) => !knownLabels.get(name)?.has(label)).map((pair) => pair.join('.')),
  ];
}

describe('alerts and dashboards', () => {
  it.each(alerts)('[R1] the alert $alert uses existing metrics and labels', ({ expr }) => {
    expect(faultsIn(expr)).toEqual([]);
  });

  it.each(shown)('[R1] the dashboard panel $title uses existing metrics and labels', ({ expr }) => {
    expect(faultsIn(expr)).toEqual([]);
  });

  it('[R1] each of our metrics is on the dashboard', () => {
    const ours = [...knownLabels.keys()].filter((name) => !/^(process|nodejs)_|^up$|_count$/.test(name));
    const used = new Set(shown.flatMap(({ expr }) => namesIn(expr)));
    expect(ours.filter((name) => !used.has(name))).toEqual([]);
  });

  it('[R1] the runbook has one section for each alert, and no others', () => {
    const headings = [...read('docs/runbooks/alerts.md').matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(alerts.map(({ alert }) => alert));
    for (const { alert, labels, annotations } of alerts) {
      expect(annotations.runbook).toBe(`docs/runbooks/alerts.md#${alert.toLowerCase()}`);
      expect(annotations.summary).toMatch(/\.$/);
      expect(['critical', 'warning']).toContain(labels.severity);
    }
  });
});
