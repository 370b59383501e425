import { maxDeckCards } from '@aw/contracts/cards/public';
import { letters } from '@aw/contracts/quizzes/attempts';
import type { ReviewCardRow } from '@aw/db/cards';
import * as cards from '@aw/db/cards';
import { escapeUTF8 } from 'entities';
import type { UserContext } from '../../context';
import { withWorkFolder } from '../../workers/work-folder';
import type { DeckNote } from './write-deck';

/** Returns the person's cards as an Anki package (.apkg), the earliest due first, at most `maxDeckCards`. */
export async function getDeck(ctx: UserContext): Promise<Uint8Array> {
  const rows = await cards.list(ctx.db, { userId: ctx.userId, limit: maxDeckCards });
  const notes = rows.map((row) => toNote(row, ctx.config));
  // Few people download a deck, so SQLite and the packer are loaded only here.
  const { writeDeck } = await import('./write-deck');
  return withWorkFolder(ctx.config, (folder) => writeDeck(folder, notes, ctx.now()));
}

/** Note of a card. Texts that are not compiled to HTML, such as a source, are escaped. */
function toNote(
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
 * Escapes a field for Anki, which splits fields at the character 1F, plays files named as `[sound:…]` and runs LaTeX between
 * `[latex]` or `[$]` and their ends. A bracket written as an entity is only displayed.
 */
const field = (html: string) => html.replaceAll('\x1f', '').replaceAll('[', '&#91;');
