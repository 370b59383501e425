import type { ChatMessage } from '@aw/contracts/ai/chat';

/** Which message was chosen among those that follow one; 0 stands for the beginning. */
export type Choices = Readonly<Record<number, number>>;

export type ShownMessage = ChatMessage & {
  /** The messages that follow the same one, itself among them, in the order in which they were sent. */
  siblings: number[];
};

/** The branch that shows: from the beginning the chosen one of each fork, else the newest. */
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
