import type { AiQuota, ChatMessage, ChatMode, Citation } from '@aw/contracts/ai/chat';
import { countOf } from '@aw/ui/primitives/count-of';
import { formatClock } from '@aw/ui/primitives/time';
import { paths } from '~/lib/paths';

/** The two ways to chat, as the page calls them. */
export const modes: { value: Extract<ChatMode, 'general' | 'study-help'>; label: string }[] = [
  { value: 'general', label: 'General Chat' },
  { value: 'study-help', label: 'Study Help' },
];

/** The subjects of study help. */
export const studySubjects = [
  { value: 'mathematics', label: 'Mathematics' },
  { value: 'science', label: 'Science' },
  { value: 'english', label: 'English' },
  { value: 'history', label: 'History' },
  { value: 'computer-science', label: 'Computer Science' },
];

/** Sentences that fill the field. */
export const prompts = [
  'Explain this concept to me',
  'Help me solve this problem',
  'What are the key points to remember?',
  'Can you give me an example?',
  'How should I study this topic?',
];

/** Advice before the first message; a model's provider gets every message, the study library stays on our server. */
export function careText(hasModel: boolean): string {
  const provider = hasModel ? ' The AI provider processes your messages.' : '';
  return `Answers can be wrong, so check their sources. Please leave out personal details.${provider} No one else can read your chats unless you share them or report an answer.`;
}

/** Names what answers: the AI model, or the study library and why. */
export function sourceText({ model, notice }: Pick<AiQuota, 'model' | 'notice'>): string {
  return model
    ? `Free and in real time. Powered by a generative AI model: ${model.name}, run by ${model.provider}.`
    : (notice ?? '');
}

/** The line that greets; it is not part of the chat. */
export function greetingOf(document: boolean, hasModel: boolean): string {
  if (document) return 'Hello! Ask me about this document. I will show you the page each answer comes from.';
  return hasModel
    ? 'Hello! What are you working on? I can explain, give examples and check your steps.'
    : 'Hello! Ask me a question. I will show you what our study library says about it.';
}

/** The page of a chat: tutoring has one of its own. */
export function chatAddress({ id, mode }: { id: string; mode: ChatMode }): string {
  return mode === 'tutoring' ? paths.aiTutoring({ chat: id }) : paths.aiChat({ chat: id });
}

/** 'p. 2' and the like. */
export function placeOf({ source }: Citation): string {
  if (source.kind === 'page') return `p. ${source.page}`;
  return source.kind === 'answer' ? 'Answer' : 'Quiz';
}

/** The page of the site that has what is cited. */
export function addressOf({ source }: Citation): string {
  if (source.kind === 'page') return `${paths.document(source.documentId)}?page=${source.page}`;
  return source.kind === 'answer' ? paths.question(source.questionId) : paths.quiz(source.quizId);
}

/** What has made an answer: a model by its name, or the library. */
export function makerOf({ model }: Pick<ChatMessage, 'model'>): string {
  return model ?? 'Study library';
}

/** From so few messages on, the page says how many are left. */
const few = 10;

/** What is said of the messages that are left: a note where they are few, an obstacle where there is none. */
export function allowanceText(messages: AiQuota['messages'] | undefined): {
  note?: string;
  obstacle?: string;
} {
  if (!messages || messages.left > few) return {};
  const { left, limit, resetsAt } = messages;
  if (left > 0) return { note: `${countOf(left, 'message')} left today` };
  const at = resetsAt && formatClock(resetsAt);
  return {
    obstacle: `You have used all ${countOf(limit, 'message')} for today.${at ? ` You can send the next one at ${at}.` : ''}`,
  };
}
