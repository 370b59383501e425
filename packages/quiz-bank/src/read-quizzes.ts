import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Fault, fileOf } from './fault';
import { type ItemText, type QuizText, quizFile, templateItem, writtenItem } from './quiz-file';
import { templateText } from './templates';

/** Reads all quizzes in a folder, ordered by key. Files and items that do not match the schema become faults. */
export function readQuizzes(folder: string): { quizzes: QuizText[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const quizzes = names
    .filter((name) => name.endsWith('.yaml') && !name.endsWith('.second.yaml'))
    .flatMap((name) => {
      const key = name.replaceAll('\\', '/').slice(0, -'.yaml'.length);
      const read = readQuiz(key, readFileSync(join(folder, name), 'utf8'));
      faults.push(...read.faults);
      return read.quiz ? [read.quiz] : [];
    });
  return { quizzes, faults };
}

/** Reads one quiz and generates the items of its templates. */
export function readQuiz(key: string, source: string): { quiz?: QuizText; faults: Fault[] } {
  const file = fileOf(key);
  let head: z.output<typeof quizFile>;
  try {
    head = quizFile.parse(parse(source));
  } catch (error) {
    return { faults: [{ file, message: messageOf(error) }] };
  }
  const faults: Fault[] = [];
  if (key !== `${slugOf(head.subject)}/${basename(key)}`)
    faults.push({ file, message: `belongs into the folder ${slugOf(head.subject)}` });
  const items = head.items.flatMap((item) => {
    try {
      return [readItem(item)];
    } catch (error) {
      faults.push({ file, item: item.id, message: messageOf(error) });
      return [];
    }
  });
  return { quiz: { ...head, key, items }, faults };
}

function readItem(item: Record<string, unknown>): { text: ItemText; template?: string } {
  if (!('template' in item)) return { text: writtenItem.parse(item) };
  const templated = templateItem.parse(item);
  return { text: templateText(templated), template: templated.template };
}

function slugOf(subject: string): string {
  return subject.toLowerCase().replaceAll(' ', '-');
}

function messageOf(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return error instanceof Error ? error.message : String(error);
}
