// Texts that may use a phrase of plain-phrases.mjs, each with the reason. Without `text`, a whole file is an exception.
export const exceptions = [
  {
    file: 'apps/api/src/modules/ai/chat/build-prompt.ts',
    why: 'instructions for a model, which no one reads',
  },
  {
    file: 'apps/api/src/modules/quizzes/generation/write-items.ts',
    why: 'instructions for a model, which no one reads',
  },
  {
    file: 'packages/contracts/src/jurisdictions/letter-spacing.ts',
    why: 'words that people write, for comparison with their texts',
  },
  {
    file: 'packages/contracts/src/jurisdictions/writing-requests.ts',
    why: 'words that people write, for comparison with their texts',
  },
  {
    file: 'apps/api/src/modules/credits/grant-welcome.ts',
    text: 'welcome mailbox',
    why: 'the name of a key, which no one reads',
  },
  {
    file: 'apps/api/src/commands/startup-summary.ts',
    text: 'Mailbox',
    why: 'the page /dev/mailbox is called so; it is for developers',
  },
  {
    file: 'apps/api/src/modules/mail/mailbox-page.ts',
    text: 'Mailbox',
    why: 'the page /dev/mailbox is called so; it is for developers',
  },
];
