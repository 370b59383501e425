import type { AiQuota } from '@aw/contracts/ai/chat';
import { counted } from '@aw/contracts/duration-text';
import { generatedCounts, type QuizGeneration } from '@aw/contracts/quizzes/generation';
import { difficulties, difficultyLabels } from '@aw/contracts/quizzes/public';
import { CircleCheckBig, FileSearch, Lock, Scale } from 'lucide-react';

export const countOptions = generatedCounts.map((count) => ({
  value: String(count),
  label: `${count} questions`,
}));
export const difficultyOptions = difficulties.map((value) => ({ value, label: difficultyLabels[value] }));

/** Subjects that many study, with their signs. */
export const popularSubjects = [
  'Mathematics',
  'Physics',
  'Chemistry',
  'Biology',
  'Computer Science',
  'Economics',
  'Psychology',
  'History',
].map((name) => ({ value: name, label: name, sign: name }));

/** Twenty further ones that fill the field. */
export const suggestedSubjects = [
  'Statistics',
  'Accounting',
  'Finance',
  'Business',
  'Marketing',
  'Management',
  'Engineering',
  'Information Technology',
  'Sociology',
  'Political Science',
  'Geography',
  'Philosophy',
  'English',
  'Literature',
  'Law',
  'Medicine',
  'Nursing',
  'Health',
  'Education',
  'Environmental Science',
] as const;

/** What a generated quiz is like, whatever it is made of. */
export const features = [
  {
    icon: CircleCheckBig,
    title: 'Solved twice',
    text: 'Each question was solved a second time by somebody or something that did not see its answer. Where they differ, it is dropped.',
  },
  {
    icon: Scale,
    title: 'Explained',
    text: 'After you submit, you read why the answer is right and what leads to the wrong ones.',
  },
  {
    icon: FileSearch,
    title: 'With its source',
    text: 'Questions about a document name the page that they rest on.',
  },
  {
    icon: Lock,
    title: 'Yours alone',
    text: 'Nobody else finds or takes your quiz. It is timed and gives a certificate, which says if AI wrote the questions.',
  },
];

export const steps = [
  { title: 'Choose a subject', text: 'Any of the list, or one of your own, and a topic in it if you like.' },
  { title: 'Choose how hard and how long', text: 'Easy, medium or hard; from 10 to 50 questions.' },
  {
    title: 'Let it be made',
    text: 'You see how many questions have passed the checks. You may leave: a notification tells you when it is there.',
  },
  {
    title: 'Take the quiz',
    text: 'At least 30 minutes, a minute for each question, and the explanations afterwards.',
  },
];

/** What the quiz was made of, once it is there. */
export function madeText({ source, quiz, questionCount, subject }: QuizGeneration): string {
  const made = quiz?.totalQuestions ?? 0;
  const questions = counted(made, 'question');
  const fewer = made < questionCount ? `, of the ${questionCount} that you asked for` : '';
  return source === 'model'
    ? `Created AI quiz for ${subject} with ${questions}${fewer}.`
    : `Made a quiz on ${subject} with ${questions} of the quiz bank${fewer}.`;
}

/** What makes quizzes at present, or what keeps them from being made. */
export function sourceText({ source, model, notice }: AiQuota): string {
  if (source === 'model' && model)
    return `Questions are written by ${model.name}, an AI model run by ${model.provider}, and solved a second time.`;
  return `Quizzes are made of the quiz bank. ${notice ?? ''}`.trim();
}

/** How many questions the bank has for a wish. */
export function bankText(questions: number, wanted: number): string {
  if (questions === 0) return 'The quiz bank has no question on that. Try one of the subjects below.';
  if (questions >= wanted) return `The quiz bank has the ${wanted} questions.`;
  return `The quiz bank has ${counted(questions, 'question')} on that; your quiz has those.`;
}

/** Said of quizzes that are left only where they are few. */
export function leftText(quizzes: AiQuota['quizzes'] | undefined): { note?: string; obstacle?: string } {
  if (!quizzes || quizzes.left > 3) return {};
  if (quizzes.left > 0) return { note: `${quizzesText(quizzes.left)} left today.` };
  const at =
    quizzes.resetsAt &&
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(new Date(quizzes.resetsAt));
  return {
    obstacle: `You have generated all ${quizzesText(quizzes.limit)} of a day.${at ? ` The next one can be asked for at ${at}.` : ''}`,
  };
}

function quizzesText(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'quiz' : 'quizzes'}`;
}
