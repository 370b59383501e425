export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** Maximum number of cells that a comparison computes. A larger comparison shows the whole text as replaced. */
const maxCells = 2_000_000;
/**
 * Minimum share of characters that a passage keeps. Below it, the passage is shown as replaced, because single words
 * would confuse.
 */
const minShared = 0.3;

/** Compares two texts line by line, and changed lines word by word. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const parts = diffTokens(linesOf(before), linesOf(after));
  return joined(
    parts.flatMap((part, index) => {
      const next = parts[index + 1];
      if (part.kind === 'removed' && next?.kind === 'added') return diffWords(part.text, next.text);
      const isCompared = part.kind === 'added' && parts[index - 1]?.kind === 'removed';
      return isCompared ? [] : [part];
    }),
  );
}

function diffWords(before: string, after: string): DiffPart[] {
  const parts = diffTokens(wordsOf(before), wordsOf(after));
  const same = parts
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0);
  return same < minShared * Math.max(before.length, after.length) ? replaced(before, after) : parts;
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

/**
 * Returns the longest common subsequence of two lists as parts. Removed parts come before the parts that replace them.
 */
function diffTokens(before: string[], after: string[]): DiffPart[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const maxEnd = Math.min(before.length, after.length) - start;
  while (end < maxEnd && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const middle = [before, after].map((tokens) => tokens.slice(start, tokens.length - end));
  return joined([
    { kind: 'same', text: before.slice(0, start).join('') },
    ...diffMiddle(middle[0] ?? [], middle[1] ?? []),
    { kind: 'same', text: before.slice(before.length - end).join('') },
  ]);
}

function diffMiddle(before: string[], after: string[]): DiffPart[] {
  const width = after.length + 1;
  if (before.length * after.length > maxCells) return replaced(before.join(''), after.join(''));
  // Number of tokens that the remainders of both lists have in common, for each pair of positions.
  const common = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      parts.push({ kind: 'same', text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (fresh === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: old });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: fresh ?? '' });
      j += 1;
    }
  }
  return parts;
}

function replaced(before: string, after: string): DiffPart[] {
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}

/** Joins neighbours of the same kind. Within a change, all removed parts come first. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let change = { removed: '', added: '' };
  const closeChange = () => {
    if (change.removed) result.push({ kind: 'removed', text: change.removed });
    if (change.added) result.push({ kind: 'added', text: change.added });
    change = { removed: '', added: '' };
  };
  for (const { kind, text } of parts) {
    if (text === '') continue;
    if (kind !== 'same') {
      change[kind] += text;
      continue;
    }
    closeChange();
    const last = result.at(-1);
    if (last?.kind === 'same') last.text += text;
    else result.push({ kind, text });
  }
  closeChange();
  return result;
}

/** A passage of a comparison: a part, or the number of unchanged lines that are left out. */
export type ShownPart = DiffPart | { kind: 'skipped'; lines: number };

const contextLines = 2;

/** Leaves out long unchanged passages, except for two lines around each change. */
export function withoutUnchanged(parts: readonly DiffPart[]): ShownPart[] {
  return parts.flatMap((part, index): ShownPart[] => {
    if (part.kind !== 'same') return [part];
    const lines = linesOf(part.text);
    const head = index === 0 ? 0 : contextLines;
    const tail = index === parts.length - 1 ? 0 : contextLines;
    const skipped = lines.length - head - tail;
    if (skipped < contextLines) return [part];
    const shown = (text: string): ShownPart[] => (text ? [{ kind: 'same', text }] : []);
    return [
      ...shown(lines.slice(0, head).join('')),
      { kind: 'skipped', lines: skipped },
      ...shown(lines.slice(lines.length - tail).join('')),
    ];
  });
}
