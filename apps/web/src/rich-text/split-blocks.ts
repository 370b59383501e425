/**
 * The blocks of a text that is still being written, the last of which can grow: what blank lines divide, unless they stand
 * in a fence of code or in a formula of its own lines. Joined by blank lines they are the text again, but for its spaces.
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
