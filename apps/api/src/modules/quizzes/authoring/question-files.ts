import { Readable } from 'node:stream';
import { formatNumber } from '@aw/contracts/duration-text';
import { maxQuestions } from '@aw/contracts/quizzes/attempts';
import type { ItemFormat, QuizItem } from '@aw/contracts/quizzes/items';
import type {
  staffImportQuizQuestions as contract,
  ImportFault,
  ImportOutcome,
} from '@aw/contracts/quizzes/question-files';
import * as quizzes from '@aw/db/quizzes';
import type * as z from 'zod/mini';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { scanNow } from '../../../server/files/scan-file';
import { type WrittenItems, writeItems } from '../../../workers/item-files/formats/formats';
import { type CompiledItem, compileItem } from '../compile-item';
import { authoredQuizNotFound, quizChanged } from '../quizzes.errors';
import { insertQuestions } from './change-questions';
import { auditChange } from './change-quiz';
import { lockQuiz, toItem } from './get-quiz';

/** Returns all questions of a quiz in a file format, and the parts that the format cannot store. Throws 404. */
export async function exportQuestions(
  { db }: Pick<StaffContext, 'db'>,
  id: number,
  format: ItemFormat,
): Promise<WrittenItems> {
  if (!(await quizzes.findAuthored(db, id))) throw authoredQuizNotFound();
  return writeItems(format, (await quizzes.listAuthoredQuestions(db, id)).map(toItem));
}

/**
 * Adds the questions of a file at the end of a quiz, or only checks them. If one question has a fault, none is added.
 * Throws 404, 409 `quizzes.changed`, 422 for a file that takes too long to read, and 503.
 */
export async function importQuestions(
  ctx: StaffContext,
  id: number,
  { format, text, isCheck, version }: z.output<typeof contract.body>,
): Promise<ImportOutcome> {
  const quiz = await quizzes.findAuthored(ctx.db, id);
  if (!quiz) throw authoredQuizNotFound();
  if (quiz.version !== version) throw quizChanged();
  await scanNow(ctx, () => Readable.from([Buffer.from(text)]));
  const { items, faults } = await ctx.itemFiles.read({ format, text }, ctx.caller);
  const present = (await quizzes.listAuthoredQuestions(ctx.db, id)).length;
  const { compiled, faults: further } = await compileAll(ctx, items, maxQuestions - present);
  const all = [...faults, ...further].toSorted((one, other) => one.line - other.line);
  if (isCheck || all.length > 0) return { read: items.length, added: 0, faults: all };
  await inTransaction(ctx, async (ctx) => {
    await lockQuiz(ctx.db, id, version);
    await insertQuestions(ctx, id, compiled);
    await quizzes.recordChange(ctx.db, id, ctx.now());
    await auditChange(ctx, id, { verb: 'quiz.imported', after: { format, questions: compiled.length } });
  });
  return { read: items.length, added: compiled.length, faults: [] };
}

/** Fault message when the last `count` questions of a file do not fit into the quiz. */
function beyondRoom(count: number): string {
  const most = `A quiz can have at most ${maxQuestions} questions`;
  if (count === 1) return `${most}, so this one does not fit. Please remove it from the file.`;
  const after = count === 2 ? 'the one' : `the ${formatNumber(count - 1)}`;
  return `${most}, so this one and ${after} after it do not fit. Please remove them from the file.`;
}

type ItemAtLine = { line: number; item: QuizItem };

/** Compiles the questions for which there is room. The first question beyond that, and any too complex one, is a fault. */
async function compileAll(
  ctx: StaffContext,
  items: readonly ItemAtLine[],
  room: number,
): Promise<{ compiled: CompiledItem[]; faults: ImportFault[] }> {
  const compiled: CompiledItem[] = [];
  const faults: ImportFault[] = [];
  for (const { line, item } of items.slice(0, room))
    try {
      compiled.push({ item, columns: await compileItem(ctx, item) });
    } catch (error) {
      if (!(error instanceof FeatureError) || error.code !== 'text.too_complex') throw error;
      faults.push({
        line,
        message:
          'A text in this question is too complex to show. It has too many formulas or too many levels.',
      });
    }
  const beyond = items[room];
  if (beyond)
    faults.push({
      line: beyond.line,
      message: beyondRoom(items.length - room),
    });
  return { compiled, faults };
}
