import { maxDeckCards } from '@aw/contracts/cards/public';
import { letters } from '@aw/contracts/quizzes/attempts';
import type { PageSource } from '@aw/contracts/study-materials/public';
import type { ReviewCardRow } from '@aw/db/cards';
import * as cards from '@aw/db/cards';
import type { ReviewedFlashcardRow } from '@aw/db/study-materials';
import * as materials from '@aw/db/study-materials';
import { escapeUTF8 } from 'entities';
import type { UserContext } from '../../context';
import { withWorkFolder } from '../../workers/work-folder';
import { loadOrigins } from '../documents/page-sources';
import { loadTitles } from '../study-materials/study-material.mapper';
import type { DeckNote } from './write-deck';

/** Returns the person's cards as an Anki package (.apkg), the earliest due first, at most `maxDeckCards`. */
export async function getDeck(ctx: UserContext): Promise<Uint8Array> {
  const { userId } = ctx;
  const rows = await cards.list(ctx.db, { userId, limit: maxDeckCards });
  const flashcards = await materials.listReviewed(ctx.db, { userId, limit: maxDeckCards });
  const originOf = await loadOrigins(ctx, flashcards);
  const titleOf = await loadTitles(
    ctx,
    flashcards.map((row) => row.title_document_id),
  );
  const notes = [
    ...rows.map((row) => ({ due: row.due, note: toNote(row, ctx.config) })),
    ...flashcards.flatMap((row) => {
      const { source, isWithheld } = originOf(row);
      const title = titleOf(row.title, row.title_document_id);
      return isWithheld
        ? []
        : [{ due: row.due, note: toFlashcardNote({ ...row, title }, source, ctx.config) }];
    }),
  ]
    .toSorted((one, other) => one.due.getTime() - other.due.getTime())
    .slice(0, maxDeckCards)
    .map(({ note }) => note);
  // Few people download a deck, so SQLite and the packer are loaded only here.
  const { writeDeck } = await import('./write-deck');
  return withWorkFolder(ctx.config, (folder) => writeDeck(folder, notes, ctx.now()));
}

type Site = { SITE_NAME: string; SITE_ORIGIN: string };

/** Note of a card. Texts that are not compiled to HTML, such as a source, are escaped. */
function toNote(row: ReviewCardRow, { SITE_NAME: siteName, SITE_ORIGIN: origin }: Site): DeckNote {
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

/** The ids of flashcards begin above those of quiz items, which are far fewer. */
const firstFlashcardId = 100_000_000_000;

function toFlashcardNote(
  row: ReviewedFlashcardRow,
  source: PageSource | null,
  { SITE_NAME: siteName, SITE_ORIGIN: origin }: Site,
): DeckNote {
  const page = source && source.title !== '' ? `${source.title}, p. ${source.page}` : null;
  return {
    id: firstFlashcardId + row.id,
    guid: `${origin}/flashcards/${row.id}`,
    // Two colons would begin a deck within the deck.
    deck: `${siteName}::${row.title.replaceAll('::', ':') || 'Flashcards'}`,
    front: field(row.front_html),
    back: field(`${row.back_html}${small(page)}`),
  };
}

const small = (text: string | null) => (text ? `<p><small>${escapeUTF8(text)}</small></p>` : '');

/**
 * Escapes a field for Anki, which splits fields at the character 1F, plays files named as `[sound:…]` and runs LaTeX between
 * `[latex]` or `[$]` and their ends. A bracket written as an entity is only displayed.
 */
const field = (html: string) => html.replaceAll('\x1f', '').replaceAll('[', '&#91;');
