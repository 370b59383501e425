import type { AiQuota } from '@aw/contracts/ai/chat';
import { generatedCounts, type QuizGeneration } from '@aw/contracts/quizzes/generation';
import { difficulties, difficultyLabels } from '@aw/contracts/quizzes/public';
import { formatCount } from '@aw/ui/primitives/format-count';
import { CircleCheckBig, FileSearch, Lock, Scale } from 'lucide-react';

export const countOptions = generatedCounts.map((count) => ({
  value: String(count),
  label: `${count} questions`,
}));
export const difficultyOptions = difficulties.map((value) => ({ value, label: difficultyLabels[value] }));

/** Popular subjects, shown with their icons. */
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

/** Twenty more subjects, offered as suggestions under the field. */
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

/** Properties of every generated quiz, from the bank or from a model. */
export const features = [
  {
    icon: CircleCheckBig,
    title: 'Solved twice',
    text: 'AI solves each question it writes a second time, without the answer. If the results differ, we do not use the question.',
  },
  {
    icon: Scale,
    title: 'Explained',
    text: 'You see why an answer is right, and which mistakes lead to the wrong ones.',
  },
  {
    icon: FileSearch,
    title: 'Sources included',
    text: 'Questions about a document show their page.',
  },
  {
    icon: Lock,
    title: 'Only for you',
    text: 'No one else can find or take your quiz. A certificate says if AI wrote the questions.',
  },
];

export const steps = [
  { title: 'Choose a subject', text: 'Pick one from the list or type your own. You can add a topic.' },
  { title: 'Choose how hard and how long', text: 'Easy, medium or hard, with 10 to 50 questions.' },
  {
    title: 'Wait for your quiz',
    text: 'You can leave the page. We notify you when your quiz is ready.',
  },
  {
    title: 'Take the quiz',
    text: 'You have one minute for each question, and at least 30 minutes. Explanations follow at the end.',
  },
];

/** Returns the message about a finished quiz, with its source and number of questions. */
export function createdText({ source, quiz, questionCount, subject, difficulty }: QuizGeneration): string {
  const createdCount = quiz?.totalQuestions ?? 0;
  const questions = formatCount(createdCount, 'question');
  const fewer = createdCount < questionCount ? `, instead of the ${questionCount} you asked for` : '';
  const other =
    quiz && quiz.difficulty !== difficulty
      ? ` You asked for difficulty ${difficultyLabels[difficulty]}, but most questions are rated ${difficultyLabels[quiz.difficulty]}.`
      : '';
  return source === 'model'
    ? `Created AI quiz for ${subject} with ${questions}${fewer}.${other}`
    : `Created a quiz on ${subject} with ${questions} from our quiz bank${fewer}.${other}`;
}

/** Returns a sentence about the current source of questions: a model or the quiz bank. */
export function sourceText({ source, model, notice }: AiQuota): string {
  if (source === 'model' && model)
    return `${model.name}, an AI model run by ${model.provider}, writes the questions and solves them a second time.`;
  return `Quizzes use questions from our quiz bank. ${notice ?? ''}`.trim();
}

/** Returns a sentence about whether the bank has enough questions for the chosen length. */
export function bankText(questions: number, questionCount: number): string {
  if (questions === 0) return 'Our quiz bank has no questions on this. Try one of the subjects below.';
  if (questions >= questionCount) return 'Our quiz bank has enough questions for your quiz.';
  return `Our quiz bank has only ${formatCount(questions, 'question')} on this. Your quiz will use those.`;
}
