import type { MessageTopic } from './message-fields';

/** Texts of a form's fields, keyed by field name. */
type Typed = Readonly<Record<string, string>>;

/** An unsent message, with the time when its form was opened. */
export type MessageDraft = { typed: Typed; wantsNewsletter: boolean; openedAt: number };

const keyOf = ({ kind, about = '' }: MessageTopic) => `message_draft:${kind}:${about}`;

/** Saves a draft for this tab, so that a reload loses nothing. Does nothing if the browser blocks storage. */
export function saveMessageDraft(topic: MessageTopic, draft: MessageDraft): void {
  try {
    sessionStorage.setItem(keyOf(topic), JSON.stringify(draft));
  } catch {
    // The form itself still has the text.
  }
}

/** Returns the unsent draft of this tab. */
export function readMessageDraft(topic: MessageTopic): MessageDraft | undefined {
  try {
    return parseMessageDraft(sessionStorage.getItem(keyOf(topic)) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Removes the draft of a message that was sent. */
export function removeMessageDraft(topic: MessageTopic): void {
  try {
    sessionStorage.removeItem(keyOf(topic));
  } catch {
    // Without storage there is no draft to remove.
  }
}

/** Returns the draft in a stored text, or undefined if it is malformed. */
export function parseMessageDraft(text: string): MessageDraft | undefined {
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored) || !isRecord(stored.typed)) return undefined;
  const texts = Object.entries(stored.typed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    typed: Object.fromEntries(texts),
    wantsNewsletter: stored.wantsNewsletter === true,
    openedAt: typeof stored.openedAt === 'number' ? stored.openedAt : 0,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
