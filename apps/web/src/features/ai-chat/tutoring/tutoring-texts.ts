import type { AnswerSource } from '@aw/contracts/ai/chat';
import { Footprints, LifeBuoy, Moon, Quote } from 'lucide-react';

/** The subjects that a task can be of, each with the one of the site whose sign it bears. */
export const tutoringSubjects = [
  { value: 'math', label: 'Mathematics', sign: 'Mathematics' },
  { value: 'science', label: 'Science', sign: 'Physics' },
  { value: 'english', label: 'English', sign: 'English' },
  { value: 'history', label: 'History', sign: 'History' },
  { value: 'computer', label: 'Computer Science', sign: 'Computer Science' },
  { value: 'business', label: 'Business', sign: 'Business' },
  { value: 'health', label: 'Health', sign: 'Health' },
  { value: 'other', label: 'Other', sign: 'Other' },
] as const;

/** What stands for no subject in the list. */
export const anySubject = 'any';

/** Sentences that fill the field; only a model can check a step. */
export function tutoringPrompts(source: AnswerSource): string[] {
  const goOn = ['Give me the next hint', 'I am stuck'];
  return source === 'model' ? [...goOn, 'Is my step right?'] : goOn;
}

/** What tutoring is like. */
export const features = [
  {
    icon: Footprints,
    title: 'One hint at a time',
    text: 'The next one comes when you ask for it, so that the last step stays yours.',
  },
  {
    icon: Quote,
    title: 'With its source',
    text: 'A hint that rests on a page, on an expert’s answer or on a quiz names it, and you can open it.',
  },
  {
    icon: Moon,
    title: 'Free at any hour',
    text: 'No account is needed, and it fits a phone. Your chats stay in your list until you delete them.',
  },
  {
    icon: LifeBuoy,
    title: 'A person when you need one',
    text: 'Each chat becomes a question to an expert, with what you have tried, once you have read it over.',
  },
];

/** The line that greets; it is not part of the chat. */
export function tutorGreeting(hasModel: boolean): string {
  return hasModel
    ? 'Hello. Which task are you working on? I give one hint at a time and check your steps.'
    : 'Hello. Which task are you working on? I look for hints in the study library, and give one at a time.';
}
