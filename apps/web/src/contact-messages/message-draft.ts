import { isRecord, parseJson, storedText } from '~/lib/use-stored-text';
import type { MessageTopic } from './message-fields';

/** Texts of a form's fields, keyed by field name. */
type Typed = Readonly<Record<string, string>>;

/** An unsent message, with the time when its form was opened. */
export type MessageDraft = { typed: Typed; wantsNewsletter: boolean; openedAt: number };

const draftOf = ({ kind, about = '' }: MessageTopic) =>
  storedText(`message_draft:${kind}:${about}`, () => sessionStorage);

/** Saves a draft for this tab, so that a reload loses nothing. */
export function saveMessageDraft(topic: MessageTopic, draft: MessageDraft): void {
  draftOf(topic).save(JSON.stringify(draft));
}

/** Returns the unsent draft of this tab. */
export function readMessageDraft(topic: MessageTopic): MessageDraft | undefined {
  return parseMessageDraft(draftOf(topic).read());
}

/** Removes the draft of a message that was sent. */
export function removeMessageDraft(topic: MessageTopic): void {
  draftOf(topic).remove();
}

/** Returns the draft in a stored text, or undefined if it is malformed. */
export function parseMessageDraft(text: string | null): MessageDraft | undefined {
  const stored = parseJson(text);
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
