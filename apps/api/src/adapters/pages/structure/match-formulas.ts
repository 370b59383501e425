import type { Formula, MathNode } from '@aw/contracts/documents/page-structure';

/** Formulas of the source file that may be missing on the pages before the one that fits, such as hidden ones. */
const maxSkipped = 8;

/** The formulas of a Word or PowerPoint file, taken in order as their drawings come up on the pages. */
export class FormulaQueue {
  private next = 0;

  constructor(private readonly formulas: readonly MathNode[]) {}

  /**
   * Returns the next formula that is written with the same letters as the visible text, so that no other letters can
   * be shown. Undefined if there is none.
   */
  take(text: string): Formula | undefined {
    const letters = lettersOf(text);
    for (let at = this.next; at < Math.min(this.formulas.length, this.next + maxSkipped); at++) {
      const math = this.formulas[at];
      if (!math || lettersOf(textOf(math)) !== letters) continue;
      this.next = at + 1;
      return { text: text.replace(/\s+/g, ' '), math };
    }
    return undefined;
  }
}

export function textOf({ text = '', children = [] }: MathNode): string {
  return text + children.map(textOf).join('');
}

/** Letters and digits of a formula, sorted, because a fraction is drawn in another order than it is written. */
function lettersOf(text: string): string {
  return (text.normalize('NFKD').match(/[\p{L}\p{N}]/gu) ?? []).toSorted().join('');
}
