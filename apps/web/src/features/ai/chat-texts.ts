import type { AiQuota, ChatMessage, ChatMode, Citation } from '@aw/contracts/ai/chat';
import { formatCount } from '@aw/ui/primitives/format-count';
import { formatClock } from '@aw/ui/primitives/time';
import { documentAddress } from '~/documents/document-address';
import { paths } from '~/lib/paths';

/** The two modes of the chat page. */
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

/** Suggestions that fill the text field. */
export const prompts = [
  'Explain this concept to me',
  'Help me solve this problem',
  'What are the key points to remember?',
  'Can you give me an example?',
  'How should I study this topic?',
];

/**
 * Returns the advice before the first message. Only a model's provider receives messages; the library is on
 * our server.
 */
export function careText(hasModel: boolean): string {
  const provider = hasModel ? ' The AI provider processes your messages.' : '';
  return `Answers can be wrong, so check their sources. Please leave out personal details.${provider} No one else can read your chats unless you share them or report an answer.`;
}

/** Names the source of answers: the AI model, or the study library with the reason. */
export function sourceText({ model, notice }: Pick<AiQuota, 'model' | 'notice'>): string {
  return model
    ? `Free and in real time. Powered by a generative AI model: ${model.name}, run by ${model.provider}.`
    : (notice ?? '');
}

/** Returns the greeting shown above a chat; it is not stored as a message. */
export function greetingOf(documentCount: number, hasModel: boolean): string {
  if (documentCount > 0)
    return `Hello! Ask me about ${documentCount === 1 ? 'this document' : 'these documents'}. I will show you the page each answer comes from.`;
  return hasModel
    ? 'Hello! What are you working on? I can explain, give examples and check your steps.'
    : 'Hello! Ask me a question. I will show you what our study library says about it.';
}

/** Returns the placeholder of the text field. */
export function placeholderOf(documentCount: number): string {
  if (documentCount === 0) return 'Ask a question';
  return documentCount === 1 ? 'Ask about this document' : 'Ask about these documents';
}

/** Returns the address of a chat. Tutoring chats have their own page. */
export function chatAddress({ id, mode }: { id: string; mode: ChatMode }): string {
  return mode === 'tutoring' ? paths.aiTutoring({ chat: id }) : paths.aiChat({ chat: id });
}

/** Returns a short name for the place of a citation, such as 'p. 2'. */
export function placeOf({ source }: Citation): string {
  if (source.kind === 'page') return `p. ${source.page}`;
  return source.kind === 'answer' ? 'Answer' : 'Quiz';
}

/** Returns the address of the source of a citation: a page opens with the quoted passage marked. */
export function addressOf({ source, quote }: Pick<Citation, 'source' | 'quote'>): string {
  if (source.kind === 'page') return documentAddress(source.documentId, { page: source.page, quote });
  return source.kind === 'answer' ? paths.question(source.questionId) : paths.quiz(source.quizId);
}

/** Returns the name of an answer's source: the model, or the study library. */
export function makerOf({ model }: Pick<ChatMessage, 'model'>): string {
  return model ?? 'Study library';
}

/** The page shows the number of remaining messages once it is this low. */
const maxLeftShown = 10;

/** Returns a note if few messages are left, or an obstacle if none are. */
export function allowanceText(messages: AiQuota['messages'] | undefined): {
  note?: string;
  obstacle?: string;
} {
  if (!messages || messages.left > maxLeftShown) return {};
  const { left, limit, resetsAt } = messages;
  if (left > 0) return { note: `${formatCount(left, 'message')} left today` };
  const at = resetsAt && formatClock(resetsAt);
  return {
    obstacle: `You have used all ${formatCount(limit, 'message')} for today.${at ? ` You can send the next one at ${at}.` : ''}`,
  };
}

/** Adds the words of a search to a text that is not sent yet. Nothing that was typed is lost. */
export function withWords(text: string, words: string): string {
  if (text.trim() === '') return words;
  return text.includes(words) ? text : `${text.trimEnd()}\n${words}`;
}
