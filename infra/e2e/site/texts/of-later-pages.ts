import type { Text } from './text';

/** Texts of features that are not built yet, by their route. */
export const textsOfComingSoonPages: readonly { route: string; texts: readonly Text[] }[] = [
  {
    route: '/ai-quiz-generator',
    texts: [
      ['4', 'Generating Quiz...'],
      ['5', 'Subject Required'],
      ['5', 'Please enter a subject for the quiz'],
      ['8', 'Generation Failed'],
      ['8', 'Failed to generate AI quiz. Please try again.'],
      ['8', 'Quiz Generated Successfully!'],
    ],
  },
];
