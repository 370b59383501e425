import { splitTasks, taskShingles } from '@aw/contracts/exam-shields/exam-fingerprint';
import { maxExamFingerprints, maxExamTasks } from '@aw/contracts/exam-shields/public';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';

/** The shingles to hash of each exam question, and the questions that are too short, with position and beginning. */
export type ExamTasks = { tasks: string[][]; tooShort: { place: number; start: string }[] };

const maxStartLength = 30;
const maxNamed = 3;

/** Splits a text into exam questions. Runs in the browser, and the text never leaves the page. */
export function readTasks(text: string): ExamTasks {
  const result: ExamTasks = { tasks: [], tooShort: [] };
  for (const [index, task] of splitTasks(text).entries()) {
    const shingles = taskShingles(task);
    if (shingles) result.tasks.push(shingles);
    else result.tooShort.push({ place: index + 1, start: startOf(task) });
  }
  return result;
}

function startOf(task: string): string {
  const line = task.replace(/\s+/g, ' ');
  return line.length > maxStartLength ? `${line.slice(0, maxStartLength - 1).trimEnd()}…` : line;
}

/** Returns how many exam questions were found and which are too short; '' if there are none. */
export function tasksText({ tasks, tooShort }: ExamTasks): string {
  const count = tasks.length + tooShort.length;
  if (count === 0) return '';
  const summary = `${formatCount(count, 'exam question')}.`;
  if (tooShort.length > 0) return `${summary} ${shortText(tooShort)}`;
  return `${summary} We can recognise ${count === 1 ? 'it' : 'all of them'}.`;
}

function shortText(tooShort: ExamTasks['tooShort']): string {
  const named = tooShort.slice(0, maxNamed).map(({ place, start }) => `question ${place} (“${start}”)`);
  const more = tooShort.length - named.length;
  const list = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
  return `Too short for us to recognise: ${list}. Join each of these parts with the exam question it belongs to, or remove it.`;
}

/** Returns why the exam questions cannot be protected, or undefined if they can. */
export function tasksProblem({ tasks, tooShort }: ExamTasks): string | undefined {
  if (tooShort.length > 0) return shortText(tooShort);
  if (tasks.length === 0) return 'Please paste the exam questions.';
  if (tasks.length > maxExamTasks)
    return `These are ${formatNumber(tasks.length)} exam questions. Please split them into exams of at most ${maxExamTasks} each.`;
  const fingerprints = tasks.reduce((sum, task) => sum + task.length, 0);
  if (fingerprints > maxExamFingerprints) return 'This is too long for one exam. Please split it into two.';
  return undefined;
}
