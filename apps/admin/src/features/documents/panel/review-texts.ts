/** Texts of the console about documents that wait for a decision, by the reason for it. */
export const reviewTexts = {
  similar: {
    title: 'Own work',
    accepted: 'Accepted as original work.',
    refused: 'Refused as a copy.',
    reasonLabel: 'Reason for a refusal',
    reasonHelp: 'The uploader can read it. A refused document is removed for cause.',
    accept: 'Accept as original work',
    refuse: 'Refuse',
    done: { accept: 'Accepted as original work', refuse: 'Refused', reopen: 'Decision undone' },
    refusedText: (title: string) => `“${title}” is out of the library. Its uploader reads the reason.`,
  },
  few_words: {
    title: 'Few words',
    accepted: 'Accepted: it counts.',
    refused: 'Not accepted: it stays published without counting.',
    reasonLabel: 'Reason why it does not count',
    reasonHelp: 'The uploader can read it. The document stays published; use Remove to take it out.',
    accept: 'Let it count',
    refuse: 'Do not count it',
    done: { accept: 'Accepted', refuse: 'Not counted', reopen: 'Decision undone' },
    refusedText: (title: string) =>
      `“${title}” stays published without counting. Its uploader reads the reason.`,
  },
} as const;
