import { type ChatBody, type ChatDocument, maxChatDocuments } from '@aw/contracts/ai/chat';
import type { ConversationWithMessages } from '@aw/contracts/ai/conversations';
import { useState } from 'react';
import { addressIds, withAddressIds } from './document-address-ids';

type Options = {
  chatId: string | undefined;
  conversation: ConversationWithMessages | undefined;
  params: URLSearchParams;
  setParams: (params: URLSearchParams, options: { replace: true }) => void;
};

const noDocuments: readonly ChatDocument[] = [];

/**
 * State of the documents that a chat is about. Those of a new chat are in the address. In a chat that has begun, a change
 * goes with the next message.
 */
export function useChatDocuments({ chatId, conversation, params, setParams }: Options) {
  /** Documents that were chosen for the next message of a chat. */
  const [chosen, setChosen] = useState<{ chatId: string; ids: readonly number[] }>();
  /** Documents without which the last answer was written. */
  const [leftOut, setLeftOut] = useState<{ chatId: string; ids: readonly number[] }>();
  const stored = conversation ? documentsOf(conversation) : noDocuments;
  const chosenIds = chosen && chosen.chatId === chatId ? chosen.ids : undefined;
  const storedIds = conversation ? stored.map(({ id }) => id) : addressIds(params);
  const ids = chosenIds ?? storedIds;

  const change = (next: readonly number[]) => {
    if (chatId === undefined) setParams(withAddressIds(params, next), { replace: true });
    else setChosen({ chatId, ids: next });
  };
  return {
    ids,
    /** Documents of the chat, with their titles. */
    stored,
    leftOutIds: leftOut && leftOut.chatId === chatId ? leftOut.ids : [],
    hasBegun: chatId !== undefined,
    /** Adds a document, up to five. */
    add: (id: number) => {
      if (!ids.includes(id) && ids.length < maxChatDocuments) change([...ids, id]);
    },
    remove: (id: number) => change(ids.filter((one) => one !== id)),
    /** Returns what a message says about the documents: nothing if they stay as they are. */
    sent: (): Pick<ChatBody, 'documentId' | 'documentIds'> => {
      if (chatId !== undefined) return chosenIds ? { documentIds: [...chosenIds] } : {};
      // A server of the previous release knows only one document.
      return ids.length > 0 ? { documentId: ids[0], documentIds: [...ids] } : {};
    },
    /** Called when an answer begins, with the documents that it is written without. */
    onStarted: (startedId: string, without: readonly ChatDocument[] = []) =>
      setLeftOut({ chatId: startedId, ids: without.map(({ id }) => id) }),
    /** Called when the chat has been loaded with the documents of its last message. */
    onStored: () => setChosen(undefined),
  };
}

/** Returns the documents of a chat. A server of the previous release knows only the first one. */
function documentsOf({ documents, document }: ConversationWithMessages): readonly ChatDocument[] {
  return documents ?? (document ? [document] : noDocuments);
}
