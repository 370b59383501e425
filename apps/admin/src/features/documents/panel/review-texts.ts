/** Texts about documents that wait for a decision, by the reason why they wait. */
export const reviewTexts = {
  similar: {
    title: 'Originality',
    accepted: 'Accepted as original work.',
    refused: 'Refused as a copy.',
    reasonLabel: 'Reason for a refusal',
    reasonHelp: 'The uploader will see it. A refused document is removed for breaking the rules.',
    accept: 'Accept as original work',
    refuse: 'Refuse',
    done: { accept: 'Accepted as original work', refuse: 'Refused', reopen: 'Decision undone' },
    refusedText: (title: string) =>
      `“${title}” was removed from the library. The uploader will see the reason.`,
  },
  few_words: {
    title: 'Few words',
    accepted: 'Accepted: it counts.',
    refused: 'Not accepted: it stays published but does not count.',
    reasonLabel: 'Reason why it does not count',
    reasonHelp:
      'The uploader will see it. The document stays published. To remove it from the site, use “Remove…”.',
    accept: 'Let it count',
    refuse: 'Do not count it',
    done: { accept: 'Accepted', refuse: 'Not counted', reopen: 'Decision undone' },
    refusedText: (title: string) =>
      `“${title}” stays published but does not count. The uploader will see the reason.`,
  },
} as const;
