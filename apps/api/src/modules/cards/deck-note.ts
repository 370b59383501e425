import { letters } from '@aw/contracts/quizzes/attempts';
import type { ReviewCardRow } from '@aw/db/cards';
import { escapeUTF8 } from 'entities';

/** A note of a deck: both sides are HTML. */
export type DeckNote = {
  /** The item's id, by which an import knows it again. */
  id: number;
  /** The same, told apart from those of other installations. */
  guid: string;
  deck: string;
  front: string;
  back: string;
};

/** A card as a note. What has no compiled text of its own, such as a source, is escaped. */
export function toNote(
  row: ReviewCardRow,
  { SITE_NAME: siteName, SITE_ORIGIN: origin }: { SITE_NAME: string; SITE_ORIGIN: string },
): DeckNote {
  const options = {
    A: row.option_a_html,
    B: row.option_b_html,
    C: row.option_c_html,
    D: row.option_d_html,
  };
  const listed = letters.map((letter) => `<li>${options[letter]}</li>`).join('');
  const right = letters.filter((letter) => letter === row.correct_answer || letter === row.also_correct);
  const answers = right.map((letter) => `<p><strong>${letter}</strong></p>${options[letter]}`).join('');
  return {
    id: row.item_id,
    guid: `${origin}/review/${row.item_id}`,
    deck: `${siteName}::${row.subject}`,
    front: field(`${row.question_html}<ol type="A">${listed}</ol>`),
    back: field(`${answers}${row.explanation_html}${small(row.source)}${small(row.quiz_title)}`),
  };
}

const small = (text: string | null) => (text ? `<p><small>${escapeUTF8(text)}</small></p>` : '');

/**
 * A field as Anki reads it: it divides fields by the sign 1F, plays files that a text names as `[sound:…]`, and runs LaTeX
 * on what is between `[latex]` or `[$]` and their ends. A bracket that is written as an entity is only shown.
 */
const field = (html: string) => html.replaceAll('\x1f', '').replaceAll('[', '&#91;');
