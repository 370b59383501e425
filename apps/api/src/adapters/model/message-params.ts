import type OpenAI from 'openai';
import type { Message } from './endpoint-facts';
import type { Tools } from './model';

/** Returns the parameters of a call that offer functions, or tell that no more can be called. */
export function toolParams({ definitions, isAllowed }: Tools) {
  return {
    tools: definitions.map((definition) => ({ type: 'function' as const, function: { ...definition } })),
    tool_choice: isAllowed ? ('auto' as const) : ('none' as const),
  };
}

/** Returns a message as the API expects it: a text, or the text and the images as its parts. */
export function toMessageParam(message: Message): OpenAI.ChatCompletionMessageParam {
  const { role, content, images, calls, callId } = message;
  if (role === 'tool') return { role, content, tool_call_id: callId ?? '' };
  if (role === 'assistant' && calls)
    return {
      role,
      content: content || null,
      tool_calls: calls.map(({ id, name, arguments: input }) => ({
        id,
        type: 'function',
        // Servers refuse a history with arguments that are no JSON.
        function: { name, arguments: isJson(input) ? input : '{}' },
      })),
    };
  if (role !== 'user' || images.length === 0) return { role, content };
  const parts = images.map(({ bytes = new Uint8Array() }) => ({
    type: 'image_url' as const,
    image_url: { url: `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}` },
  }));
  return { role, content: [...(content ? [{ type: 'text' as const, text: content }] : []), ...parts] };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
