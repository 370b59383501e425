import { type MessageKind, messageKinds } from '@aw/contracts/contact-messages/public';
import { type MessageState, messageStates } from '@aw/contracts/contact-messages/staff';

/** What the address of the mailbox says: which messages, and which one is open. */
export type ListState = {
  state: MessageState | undefined;
  kind: MessageKind | undefined;
  q: string;
  id: string | undefined;
};

const messagesPath = '/admin/messages';

/** Reads the list's state from the address; what it does not know counts as not given. */
export function readListState(search: URLSearchParams): ListState {
  const id = search.get('id') ?? '';
  return {
    state: messageStates.find((state) => state === search.get('state')),
    kind: messageKinds.find((kind) => kind === search.get('kind')),
    q: (search.get('q') ?? '').trim(),
    id: /^[0-9a-f-]{36}$/.test(id) ? id : undefined,
  };
}

/** The address of the messages in one state, of one form, matching some words, or with one open. */
export function messagesAddress({ state, kind, q, id }: Partial<ListState> = {}): string {
  const search = new URLSearchParams();
  if (state) search.set('state', state);
  if (kind) search.set('kind', kind);
  if (q?.trim()) search.set('q', q.trim());
  if (id) search.set('id', id);
  return messagesPath + (search.size > 0 ? `?${search}` : '');
}
