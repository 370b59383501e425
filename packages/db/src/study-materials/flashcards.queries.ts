import { sql } from 'kysely';
import type { Database } from '../database';
import type { MaterialRun } from './material-runs.queries';
import type { PageRef } from './study-materials.queries';

type CardTexts = { front: string; back: string; front_html: string; back_html: string; html_version: number };
export type NewFlashcard = CardTexts & {
  document_id: number | null;
  page: number | null;
  other_pages: readonly PageRef[];
};

const originColumns = ['f.document_id', 'f.page', 'f.is_edited'] as const;
// Only written by `insertMadeFlashcard`.
const otherPages = sql<PageRef[]>`f.other_pages`.as('other_pages');

/** Lists the flashcards of study material, in order. */
export async function listFlashcards(db: Database, materialId: string) {
  return db
    .selectFrom('flashcards as f')
    .select(['f.id', 'f.front', 'f.back', 'f.front_html', 'f.back_html', 'f.due'])
    .select(originColumns)
    .select(otherPages)
    .where('f.material_id', '=', materialId)
    .orderBy('f.position')
    .orderBy('f.id')
    .execute();
}
export type FlashcardRow = Awaited<ReturnType<typeof listFlashcards>>[number];

type Place = { materialId: string; userId: string; position: number };

/**
 * Inserts a flashcard that a try has made, for the person whose the material is by now. Returns false if the try may not
 * write any more.
 */
export async function insertMadeFlashcard(
  db: Database,
  card: NewFlashcard,
  { id, run, position }: MaterialRun & { position: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('flashcards')
    .columns([
      'user_id',
      'material_id',
      'position',
      'front',
      'back',
      'front_html',
      'back_html',
      'html_version',
      'document_id',
      'page',
      'other_pages',
    ])
    .expression(
      db
        .selectFrom('study_materials as m')
        .select([
          'm.user_id',
          'm.id',
          sql<number>`${position}::int`.as('position'),
          sql<string>`${card.front}::text`.as('front'),
          sql<string>`${card.back}::text`.as('back'),
          sql<string>`${card.front_html}::text`.as('front_html'),
          sql<string>`${card.back_html}::text`.as('back_html'),
          sql<number>`${card.html_version}::int`.as('html_version'),
          sql<number | null>`${card.document_id}::bigint`.as('document_id'),
          sql<number | null>`${card.page}::int`.as('page'),
          sql<string>`${JSON.stringify(card.other_pages)}::jsonb`.as('other_pages'),
        ])
        .where('m.id', '=', id)
        .where('m.run', '=', run)
        .where('m.state', '=', 'running')
        // A merge that moves the material waits for this row, and then moves the card too.
        .forShare(),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Inserts a flashcard that its person wrote. */
export async function insertFlashcard(
  db: Database,
  card: CardTexts & { due: Date },
  { materialId, userId, position }: Place,
): Promise<void> {
  await db
    .insertInto('flashcards')
    .values({ ...card, material_id: materialId, user_id: userId, position })
    .execute();
}

type Change = { id: number; position: number; texts?: CardTexts };

/** Moves a flashcard of study material to a position and, with `texts`, changes it. It is due from `now` if it was not yet. */
export async function changeFlashcard(
  trx: Database,
  { id, position, texts }: Change,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('flashcards')
    .set({ ...texts, ...(texts && { is_edited: true }), position, due: sql`coalesce(due, ${now})` })
    .where('id', '=', id)
    .execute();
}

/** Deletes flashcards of study material, except some. */
export async function deleteOtherFlashcards(
  trx: Database,
  materialId: string,
  kept: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('flashcards')
    .where('material_id', '=', materialId)
    .where('id', '!=', sql<number>`all(${kept}::bigint[])`)
    .execute();
}

const stateColumns = [
  'f.id',
  'f.due',
  'f.stability',
  'f.difficulty',
  'f.state',
  'f.scheduled_days',
  'f.learning_steps',
  'f.reps',
  'f.lapses',
  'f.last_review',
] as const;

type ReviewOptions = { userId: string; limit: number; dueBy?: Date };

/** Lists the flashcards that a person reviews, longest due first; with `dueBy`, only those that are due by then. */
export async function listReviewed(db: Database, { userId, limit, dueBy }: ReviewOptions) {
  let query = db
    .selectFrom('flashcards as f')
    .innerJoin('study_materials as m', 'm.id', 'f.material_id')
    .select(stateColumns)
    .select(['f.front_html', 'f.back_html', 'f.material_id', 'm.title', 'm.document_id as title_document_id'])
    .select(originColumns)
    .select(otherPages)
    .where('f.user_id', '=', userId)
    .where('f.due', 'is not', null)
    .$narrowType<{ due: Date }>();
  if (dueBy) query = query.where('f.due', '<=', dueBy);
  return query.orderBy('f.due').orderBy('f.id').limit(limit).execute();
}
export type ReviewedFlashcardRow = Awaited<ReturnType<typeof listReviewed>>[number];

/** Counts the flashcards that a person reviews, and those that are due at a moment. */
export async function countReviewed(db: Database, { userId, now }: { userId: string; now: Date }) {
  return db
    .selectFrom('flashcards as f')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where f.due <= ${now}))::int`.as('due'),
    ])
    .where('f.user_id', '=', userId)
    .where('f.due', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** Finds the state of a flashcard that a person reviews and locks it until the transaction ends. */
export async function lockReviewed(trx: Database, { userId, id }: { userId: string; id: number }) {
  return trx
    .selectFrom('flashcards as f')
    .select(stateColumns)
    .where('f.id', '=', id)
    .where('f.user_id', '=', userId)
    .where('f.due', 'is not', null)
    .$narrowType<{ due: Date }>()
    .forUpdate()
    .executeTakeFirst();
}
export type FlashcardStateRow = NonNullable<Awaited<ReturnType<typeof lockReviewed>>>;

/** Changes the schedule of a flashcard that the caller has locked. */
export async function scheduleFlashcard(
  trx: Database,
  id: number,
  memory: Omit<FlashcardStateRow, 'id'>,
): Promise<void> {
  await trx.updateTable('flashcards').set(memory).where('id', '=', id).execute();
}

/** Lists flashcards whose texts were compiled by an older version of the compiler, oldest first. */
export async function listOldFlashcards(db: Database, version: number, limit: number) {
  return db
    .selectFrom('flashcards')
    .select(['id', 'front', 'back'])
    .where('html_version', '<', version)
    .orderBy('html_version')
    .orderBy('id')
    .limit(limit)
    .execute();
}
export type OldFlashcard = Awaited<ReturnType<typeof listOldFlashcards>>[number];

type CardHtml = Pick<CardTexts, 'front_html' | 'back_html'>;

/** Stores the HTML of a flashcard, unless its texts changed meanwhile; undefined keeps the present HTML. */
export async function setFlashcardHtml(
  db: Database,
  { id, front, back }: OldFlashcard,
  { html, version }: { html: CardHtml | undefined; version: number },
): Promise<void> {
  await db
    .updateTable('flashcards')
    .set({ ...html, html_version: version })
    .where('id', '=', id)
    .where('front', '=', front)
    .where('back', '=', back)
    .execute();
}
