import type { ChatMessage } from '@aw/contracts/ai/chat';

/** Chosen replies, keyed by the id of their parent message; 0 is the parent of the first message. */
export type Choices = Readonly<Record<number, number>>;

export type ShownMessage = ChatMessage & {
  /** Ids of all messages with the same parent, including this one, in the order in which they were sent. */
  siblings: number[];
};

/** Returns the visible branch: at each fork the chosen message, else the newest. */
export function branchOf(messages: readonly ChatMessage[], choices: Choices): ShownMessage[] {
  const branch: ShownMessage[] = [];
  for (let parent = 0; ; ) {
    const forks = messages.filter(({ parentId }) => (parentId ?? 0) === parent);
    const next = forks.find(({ id }) => id === choices[parent]) ?? forks.at(-1);
    if (!next) return branch;
    branch.push({ ...next, siblings: forks.map(({ id }) => id) });
    parent = next.id;
  }
}
