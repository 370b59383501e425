/** Returns the nodes of a plan that ran, with their rows but without costs and conditions. */
export function shortPlan(text: string): string {
  const lines = text.split('\n');
  const shownLines: string[] = [];
  let skippedDepth = Number.POSITIVE_INFINITY;
  for (const [at, line] of lines.entries()) {
    const depth = line.search(/\S/);
    if (depth > skippedDepth) continue;
    skippedDepth = line.includes('(never executed)') ? depth : Number.POSITIVE_INFINITY;
    const isNode = at === 0 || line.trimStart().startsWith('->');
    if (isNode && skippedDepth > depth) shownLines.push(line.replace(/ \(cost=[^)]*\)/, '').trimEnd());
  }
  return shownLines.join('\n');
}
