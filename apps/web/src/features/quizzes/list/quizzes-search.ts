import { subjects } from '@aw/contracts/documents/subjects';
import {
  type Difficulty,
  difficulties,
  difficultyLabels,
  type QuizFilters,
} from '@aw/contracts/quizzes/public';
import { formatNumber } from '@aw/ui/primitives/format-count';

type Subject = (typeof subjects)[number];

/** Search in the address of /quizzes; '' means no filter. */
export type QuizzesSearch = { q: string; subject: Subject | ''; difficulty: Difficulty | '' };

/** Maximum length that the server accepts. */
export const maxQueryLength = 200;

/** Reads the address. Unknown subjects and difficulties are ignored. */
export function parseQuizzesSearch(params: URLSearchParams): QuizzesSearch {
  return {
    q: (params.get('q') ?? '').trim().slice(0, maxQueryLength),
    subject: subjectOf(params.get('subject')),
    difficulty: difficultyOf(params.get('difficulty')),
  };
}

/** Writes the address, without empty filters. */
export function formatQuizzesSearch({ q, subject, difficulty }: QuizzesSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (subject) params.set('subject', subject);
  if (difficulty) params.set('difficulty', difficulty);
  return params;
}

/** Returns the query parameters that the list and the figures share. */
export function toQuery({ q, subject, difficulty }: QuizzesSearch) {
  return {
    q: q || undefined,
    subject: subject || undefined,
    difficulty: difficulty || undefined,
  } satisfies QuizFilters;
}

/** Returns the subject with this name, or '' for any other text. */
export function subjectOf(name: string | null): Subject | '' {
  return subjects.find((subject) => subject === name) ?? '';
}

/** Returns the difficulty with this name, or '' for any other text. */
export function difficultyOf(name: string | null): Difficulty | '' {
  return difficulties.find((difficulty) => difficulty === name) ?? '';
}

/** Returns '3 quizzes match “limits”' (or '3 quizzes' without a query) in two parts: the figure and the rest. */
export function matchCountParts(matches: number, q: string): { figure: string; rest: string } {
  const noun = matches === 1 ? 'quiz' : 'quizzes';
  const rest = q === '' ? noun : `${noun} ${matches === 1 ? 'matches' : 'match'} “${q}”`;
  return { figure: formatNumber(matches), rest };
}

/** Options of the difficulty filter. */
export const difficultyOptions = [
  { value: '', label: 'All Levels' },
  ...difficulties.map((value) => ({ value, label: difficultyLabels[value] })),
];
