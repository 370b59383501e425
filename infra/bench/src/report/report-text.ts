import { type Figure, isMet, short } from '../figures/figure';
import type { Machine } from './machine';
import { reasonFor } from './reasons';
import type { Result } from './results';
import { shortPlan } from './short-plan';

const sizesGoal = 2;

/** Returns the report as Markdown: a table for each result, followed by the plans. */
export function reportText(results: readonly Result[]): string {
  const parts = [
    '# Benchmarks',
    '`npm run bench` writes this page; do not edit it by hand. [0044](decisions/0044-benchmarks-are-part-of-the-project.md) says what is compared with what, and why CI does not check the results.',
    ...results.flatMap(sectionOf),
    ...compareSizes(results),
    ...notMet(results),
    ...plansOf(results),
  ];
  return `${parts.join('\n\n')}\n`;
}

function sectionOf(result: Result): string[] {
  const size = result.documents === undefined ? '' : `, ${result.documents.toLocaleString('en')} documents`;
  return [
    `## ${result.subset}${size}`,
    `${result.at.slice(0, 10)}, commit ${result.commit}, \`${result.command}\`. ${machineText(result.machine)}`,
    tableOf(result.figures),
    ...result.notes,
  ];
}

/** Lists the figures that miss their goal, grouped by reason. */
function notMet(results: readonly Result[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const { figures } of results)
    for (const figure of figures) {
      if (isMet(figure) !== false) continue;
      const reason = reasonFor(figure.name);
      names.set(reason, (names.get(reason) ?? new Set()).add(figure.name));
    }
  if (names.size === 0) return [];
  const lines = [...names].map(([reason, figureNames]) => `- **${[...figureNames].join('; ')}.** ${reason}`);
  return ['## What misses its goal, and why', lines.join('\n')];
}

function machineText({ cores, cpu, memoryGiB, node, postgres, isPinned }: Machine): string {
  const pinning = isPinned
    ? 'Servers and PostgreSQL on one core, the load on another.'
    : 'Processes could not be held to a core of their own, so load and servers took each other’s time.';
  return `${cores} cores of ${cpu}, ${memoryGiB} GiB, Node ${node}, PostgreSQL ${postgres}. ${pinning}`;
}

function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    figure.ours,
    figure.peer ?? '–',
    figure.ratio
      ? `${short(figure.ratio.median)} (${short(figure.ratio.least)}–${short(figure.ratio.most)})`
      : '–',
    goalText(figure),
    metText(figure),
  ]);
  return table(['Figure', 'Ours', 'Peer', 'Ratio (rounds)', 'Goal', 'Met'], rows);
}

function goalText({ goal }: Figure): string {
  if (!goal) return '–';
  return `${'atLeast' in goal ? `≥${goal.atLeast}` : `≤${goal.atMost}`} ${goal.unit}`.trim();
}

function metText(figure: Figure): string {
  const errors = figure.errors > 0 ? `${figure.errors.toLocaleString('en')} errors` : '';
  const met = isMet(figure);
  if (met === undefined) return errors || '–';
  return met ? 'yes' : ['no', errors].filter(Boolean).join(', ');
}

/** Compares the searches in the largest library with those in the smallest. */
function compareSizes(results: readonly Result[]): string[] {
  const searches = results.filter(({ subset }) => subset === 'search');
  const [small, large] = [searches.at(0), searches.at(-1)];
  if (!small?.documents || !large?.documents || small === large) return [];
  const figures = large.figures.flatMap((figure): Figure[] => {
    const before = small.figures.find(({ name }) => name === figure.name);
    if (figure.p95 === undefined || before?.p95 === undefined) return [];
    const value = figure.p95 / before.p95;
    return [
      {
        name: `${figure.name}, p95`,
        ours: `${short(figure.p95)} ms`,
        peer: `${short(before.p95)} ms`,
        ratio: { median: value, least: value, most: value },
        value,
        goal: { atMost: sizesGoal, unit: '' },
        errors: figure.errors + before.errors,
      },
    ];
  });
  const sizes = [large, small].map(({ documents = 0 }) => documents.toLocaleString('en'));
  return [`## search, ${sizes[0]} documents against ${sizes[1]}`, tableOf(figures)];
}

/** Lists the plans of each subset at the largest measured size. */
function plansOf(results: readonly Result[]): string[] {
  const measured = results.filter(({ plans }) => plans.length > 0);
  const withPlans = measured.filter(
    ({ subset }, at) => measured.findLastIndex((other) => other.subset === subset) === at,
  );
  if (withPlans.length === 0) return [];
  return [
    '## Plans',
    'As PostgreSQL logged them (`auto_explain`) while the API answered, after eight requests of the same kind: the nodes that ran, with the rows they gave.',
    ...withPlans.flatMap(({ subset, documents = 0, plans }) => [
      `### ${subset}, ${documents.toLocaleString('en')} documents`,
      ...plans.map(({ request, text }) => `\`GET ${request}\`\n\n\`\`\`text\n${shortPlan(text)}\n\`\`\``),
    ]),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Formats a figure as one line for the terminal. */
export function lineOf(figure: Figure): string {
  const { name, ours, peer, ratio, errors } = figure;
  const met = isMet(figure);
  const parts = [
    `${name}: ${ours}`,
    peer && `against ${peer}`,
    ratio && `= ${ratio.median.toFixed(3)} (${ratio.least.toFixed(3)}–${ratio.most.toFixed(3)})`,
    met !== undefined && (met ? 'met' : 'NOT MET'),
    errors > 0 && `${errors} ERRORS`,
  ];
  return parts.filter(Boolean).join('  ');
}
