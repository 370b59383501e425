/**
 * Splits a text that is still being written at blank lines, except within fenced code or a display formula. Only the last
 * block can grow. Joined by blank lines, the blocks are the text again, apart from spaces.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let block: string[] = [];
  let fence: string | undefined;
  let isFormula = false;
  for (const line of text.split('\n')) {
    const [, mark] = /^\s{0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
    if (fence === undefined && (line.match(/\$\$/g) ?? []).length % 2 === 1) isFormula = !isFormula;
    if (line.trim() === '' && fence === undefined && !isFormula) {
      if (block.length > 0) blocks.push(block.join('\n'));
      block = [];
    } else block.push(line);
  }
  if (block.length > 0) blocks.push(block.join('\n'));
  return blocks;
}
