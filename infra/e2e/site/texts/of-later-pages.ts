import type { Text } from './text';

/** Texts of features that are not built yet, by their route. */
export const textsOfComingSoonPages: readonly { route: string; texts: readonly Text[] }[] = [
  {
    route: '/ai-chat',
    texts: [
      ['2.13', 'Explain this concept to me'],
      ['2.13', 'Help me solve this problem'],
      ['2.13', 'What are the key points to remember?'],
      ['2.13', 'Can you give me an example?'],
      ['2.13', 'How should I study this topic?'],
      ['8', 'Failed to get AI response. Please try again.'],
    ],
  },
  {
    route: '/ai-tutoring',
    texts: [['5', 'Please select a subject and topic for study help.']],
  },
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
