import { messageKinds } from '@aw/contracts/contact-messages/public';
import { messageStates, staffGetMessage, staffListMessages } from '@aw/contracts/contact-messages/staff';
import { callQuery } from '../../api/call-query';
import { listAddress, oneOf, type StateOf, textLike, words } from '../../resource-list/list-address';
import { listPages } from '../../resource-list/use-loaded-rows';
import type { StaffApi } from '../../services/staff-api';

/** Address of the mailbox: the filters and the open message. */
export const messagesAddress = listAddress('/admin/messages', {
  state: oneOf(messageStates),
  kind: oneOf(messageKinds),
  q: words,
  id: textLike(/^[0-9a-f-]{36}$/),
});

export type MessagesState = StateOf<typeof messagesAddress>;

/** Rows of the mailbox, page by page. */
export function messagesQuery(api: StaffApi, { state, kind, q }: MessagesState) {
  return listPages(['messages', { state, kind, q }], (page, signal) =>
    api.page(staffListMessages, { query: { state, kind, q: q || undefined, ...page }, signal }),
  );
}

/** One message with its answers. */
export function messageQuery(api: StaffApi, messageId: string) {
  return callQuery(api, ['message', messageId], staffGetMessage, { params: { messageId } });
}
