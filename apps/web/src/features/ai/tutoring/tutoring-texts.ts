import type { AnswerSource } from '@aw/contracts/ai/chat';
import { Footprints, LifeBuoy, Moon, Quote } from 'lucide-react';

/** Subjects of tutoring, each with the site's subject whose icon it uses. */
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

/** Value of the option without a subject. */
export const anySubject = 'any';

/** Returns suggestions that fill the text field. Only a model can check a step. */
export function tutoringPrompts(source: AnswerSource): string[] {
  const requests = ['Give me the next hint', 'I am stuck'];
  return source === 'model' ? [...requests, 'Is my step right?'] : requests;
}

/** Features of tutoring. */
export const features = [
  {
    icon: Footprints,
    title: 'One hint at a time',
    text: 'You get the next hint when you ask for it, so you take the last step yourself.',
  },
  {
    icon: Quote,
    title: 'Sources included',
    text: 'If a hint comes from a page, an expert’s answer or a quiz, you can open it.',
  },
  {
    icon: Moon,
    title: 'Free at any time',
    text: 'You need no account, and it works on your phone. We keep your chats until you delete them.',
  },
  {
    icon: LifeBuoy,
    title: 'A person when you need one',
    text: 'You can turn any chat into a question to an expert. You check it before you post it.',
  },
];

/** Returns the greeting shown above a chat; it is not stored as a message. */
export function tutorGreeting(hasModel: boolean): string {
  return hasModel
    ? 'Hello! Which problem are you working on? I give you one hint at a time and check your steps.'
    : 'Hello! Which problem are you working on? I look for hints in our study library and give you one at a time.';
}
