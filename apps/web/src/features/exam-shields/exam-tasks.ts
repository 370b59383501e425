import { splitTasks, taskShingles } from '@aw/contracts/exam-shields/exam-fingerprint';
import { mostExamFingerprints, mostExamTasks } from '@aw/contracts/exam-shields/public';
import { countOf, figure } from '@aw/ui/primitives/count-of';

/** What is hashed of each task of an exam, and which tasks are too short: their place and how they begin. */
export type ExamTasks = { tasks: string[][]; tooShort: { place: number; start: string }[] };

const shownLength = 30;
const mostShown = 3;

/** Reads the tasks of a text; nothing of it leaves the page. */
export function readTasks(text: string): ExamTasks {
  const read: ExamTasks = { tasks: [], tooShort: [] };
  for (const [index, task] of splitTasks(text).entries()) {
    const shingles = taskShingles(task);
    if (shingles) read.tasks.push(shingles);
    else read.tooShort.push({ place: index + 1, start: startOf(task) });
  }
  return read;
}

function startOf(task: string): string {
  const line = task.replace(/\s+/g, ' ');
  return line.length > shownLength ? `${line.slice(0, shownLength - 1).trimEnd()}…` : line;
}

/** How many tasks were found, and which of them are too short, in a sentence or two; empty without any. */
export function tasksText({ tasks, tooShort }: ExamTasks): string {
  const count = tasks.length + tooShort.length;
  if (count === 0) return '';
  const found = `${countOf(count, 'exam question')}.`;
  if (tooShort.length > 0) return `${found} ${shortText(tooShort)}`;
  return `${found} We can recognise ${count === 1 ? 'it' : 'all of them'}.`;
}

function shortText(tooShort: ExamTasks['tooShort']): string {
  const named = tooShort.slice(0, mostShown).map(({ place, start }) => `question ${place} (“${start}”)`);
  const more = tooShort.length - named.length;
  const all = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
  return `Too short for us to recognise: ${all}. Join each of these parts with the exam question it belongs to, or remove it.`;
}

/** Why tasks cannot be protected as they are; undefined where they can. */
export function tasksProblem(read: ExamTasks): string | undefined {
  const { tasks, tooShort } = read;
  if (tooShort.length > 0) return shortText(tooShort);
  if (tasks.length === 0) return 'Please paste the exam questions.';
  if (tasks.length > mostExamTasks)
    return `These are ${figure(tasks.length)} exam questions. Please split them into exams of at most ${mostExamTasks} each.`;
  const fingerprints = tasks.reduce((sum, task) => sum + task.length, 0);
  if (fingerprints > mostExamFingerprints) return 'This is too long for one exam. Please split it into two.';
  return undefined;
}
