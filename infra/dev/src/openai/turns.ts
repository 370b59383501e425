import { createHash } from 'node:crypto';
import type { ChatTurn } from './replies';

type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

/** A turn as the API gets it: a text, texts and pictures, or calls of functions without a text. */
export type SentTurn = { role: string; content: string | Part[] | null; tool_calls?: unknown[] };

const pictureUrl = /^data:(image\/(?:webp|png|jpeg));base64,([A-Za-z0-9+/]+=*)$/;

export function isTurn({ content, tool_calls: calls = [] }: SentTurn): boolean {
  if (content === null) return calls.length > 0;
  if (!Array.isArray(content)) return typeof content === 'string';
  return content.every((part) =>
    part.type === 'text' ? typeof part.text === 'string' : pictureUrl.test(part.image_url?.url),
  );
}

export const hasImages = ({ content }: SentTurn): boolean =>
  Array.isArray(content) && content.some(({ type }) => type === 'image_url');

/** Returns a turn as text, with each picture as `seen`, or as a line such as `[picture 3f2a9c10: image/webp, 812 bytes]`. */
export function readTurn({ role, content }: SentTurn, seen = ''): ChatTurn {
  if (!Array.isArray(content)) return { role, content: content ?? '' };
  return {
    role,
    content: content.map((part) => (seen && part.type === 'image_url' ? seen : readPart(part))).join('\n'),
  };
}

function readPart(part: Part): string {
  if (part.type === 'text') return part.text;
  const [, type = '', data = ''] = pictureUrl.exec(part.image_url.url) ?? [];
  const bytes = Buffer.from(data, 'base64');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `[picture ${hash}: ${type}, ${bytes.length} bytes]`;
}
