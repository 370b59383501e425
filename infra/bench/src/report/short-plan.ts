/** A plan without what did not run, its costs and its conditions: which way was taken, and how many rows it gave. */
export function shortPlan(text: string): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  let skipped = Number.POSITIVE_INFINITY;
  for (const [at, line] of lines.entries()) {
    const depth = line.search(/\S/);
    if (depth > skipped) continue;
    skipped = line.includes('(never executed)') ? depth : Number.POSITIVE_INFINITY;
    const isNode = at === 0 || line.trimStart().startsWith('->');
    if (isNode && skipped > depth) kept.push(line.replace(/ \(cost=[^)]*\)/, '').trimEnd());
  }
  return kept.join('\n');
}
