import { type BrowserDraft, isRecord } from '@aw/ui/drafts/browser-draft';
import { tabDraft } from '~/lib/tab-drafts';
import type { MessageTopic } from './message-fields';

/** Texts of a form's fields, keyed by field name. */
type Typed = Readonly<Record<string, string>>;

/** An unsent message, with the time when its form was opened. */
export type MessageDraft = { typed: Typed; wantsNewsletter: boolean; openedAt: number };

/** Returns the draft of a message, which survives a reload of this tab. */
export function messageDraft({ kind, about = '' }: MessageTopic): BrowserDraft<MessageDraft> {
  return tabDraft(`message_draft:${kind}:${about}`, parseMessageDraft);
}

/** Returns the draft in a stored object, or undefined if it is not one. */
export function parseMessageDraft(stored: Record<string, unknown>): MessageDraft | undefined {
  if (!isRecord(stored.typed)) return undefined;
  const texts = Object.entries(stored.typed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    typed: Object.fromEntries(texts),
    wantsNewsletter: stored.wantsNewsletter === true,
    openedAt: typeof stored.openedAt === 'number' ? stored.openedAt : 0,
  };
}
