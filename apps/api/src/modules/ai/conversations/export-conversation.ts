import type { ConversationWithMessages, exportFormats } from '@aw/contracts/ai/conversations';
import { withheldAnswerText } from '@aw/contracts/ai/withheld';
import type { FastifyReply } from 'fastify';
import type { UserContext } from '../../../context';
import { branchOf, readConversation, sourceText } from './conversations';

type ExportRequest = { id: string; format: (typeof exportFormats)[number]; messageId?: number };

/** Sends one branch of an own conversation as a file: up to the given message, or to the newest one. Throws 404. */
export async function exportConversation(
  ctx: UserContext,
  { id, format, messageId }: ExportRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const conversation = await readConversation(ctx, id);
  const messages = branchOf(conversation.messages, messageId);
  const exported = { ...conversation, messages };
  const isJson = format === 'json';
  return reply
    .type(isJson ? 'application/json; charset=utf-8' : 'text/markdown; charset=utf-8')
    .header('content-disposition', `attachment; filename="chat-${id.slice(0, 8)}.${isJson ? 'json' : 'md'}"`)
    .send(isJson ? JSON.stringify(exported, null, 2) : markdownOf(exported));
}

/** Conversation as Markdown, with its sources and the model of each answer. */
export function markdownOf({ title, messages }: ConversationWithMessages): string {
  const parts = messages.map((message) => {
    const name = message.role === 'user' ? 'You' : (message.model ?? 'Study library');
    const sources = message.citations.map(sourceText);
    const removal = message.removedReason && `Our staff removed this answer: ${message.removedReason}`;
    const withheld = message.withheld && `This answer is not shown. ${withheldAnswerText(message)}`;
    // The address of an image opens nowhere outside the site.
    const images = (message.images ?? []).map(() => '[Image]');
    return [
      `## ${name}, ${message.createdAt}`,
      ...images,
      removal || withheld || message.text,
      sources.join('  \n'),
    ]
      .filter(Boolean)
      .join('\n\n');
  });
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}
