import { subjects } from '@aw/contracts/documents/subjects';
import {
  type Difficulty,
  difficulties,
  difficultyLabels,
  type QuizFilters,
} from '@aw/contracts/quizzes/public';
import { figure } from '@aw/ui/primitives/count-of';

type Subject = (typeof subjects)[number];

/** What the address of /quizzes says is looked for; '' is no filter. */
export type QuizzesSearch = { q: string; subject: Subject | ''; difficulty: Difficulty | '' };

/** As much as the server takes. */
export const mostTyped = 200;

/** Reads the address; an unknown subject or difficulty is none. */
export function parseQuizzesSearch(params: URLSearchParams): QuizzesSearch {
  return {
    q: (params.get('q') ?? '').trim().slice(0, mostTyped),
    subject: subjectOf(params.get('subject')),
    difficulty: difficultyOf(params.get('difficulty')),
  };
}

/** Writes the address; what filters nothing is left out. */
export function formatQuizzesSearch({ q, subject, difficulty }: QuizzesSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (subject) params.set('subject', subject);
  if (difficulty) params.set('difficulty', difficulty);
  return params;
}

/** The part of a search that the list and the figures share. */
export function toQuery({ q, subject, difficulty }: QuizzesSearch) {
  return {
    q: q || undefined,
    subject: subject || undefined,
    difficulty: difficulty || undefined,
  } satisfies QuizFilters;
}

/** The subject of that name, or '' for every other text. */
export function subjectOf(name: string | null): Subject | '' {
  return subjects.find((subject) => subject === name) ?? '';
}

/** The difficulty of that name, or '' for every other text. */
export function difficultyOf(name: string | null): Difficulty | '' {
  return difficulties.find((difficulty) => difficulty === name) ?? '';
}

/** '3 quizzes match “limits”' in its two parts, the figure alone; without words '3 quizzes'. */
export function resultLine(matches: number, q: string): { figure: string; rest: string } {
  const noun = matches === 1 ? 'quiz' : 'quizzes';
  const rest = q === '' ? noun : `${noun} ${matches === 1 ? 'matches' : 'match'} “${q}”`;
  return { figure: figure(matches), rest };
}

/** The choices of the difficulty filter, in their order. */
export const difficultyOptions = [
  { value: '', label: 'All Levels' },
  ...difficulties.map((value) => ({ value, label: difficultyLabels[value] })),
];
