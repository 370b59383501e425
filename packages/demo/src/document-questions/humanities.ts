import type { QuestionsByDocument } from './question';

/** What the documents on history, religion, philosophy and the arts answer. */
export const ofHumanities: QuestionsByDocument = {
  'the-synoptic-problem.pdf': [
    [1, 'What does the word synoptic mean?', 'synoptic means seen together', 'seen together'],
    [3, 'Where does the name Q come from?', 'Q is from the German word Quelle', 'Quelle'],
    [3, 'What did Austin Farrer propose?', 'Farrer wanted to dispense with Q', 'dispense with Q'],
    [
      2,
      'What is editorial fatigue?',
      'a trace of the source in the copy is editorial fatigue',
      'trace of the source',
    ],
    [1, 'How much of Mark is also in Matthew?', 'nine tenths of Mark is in Matthew', 'nine tenths'],
    [
      3,
      'What did Griesbach argue about Mark?',
      'Mark combined Matthew and Luke according to Griesbach',
      'Mark combined Matthew and Luke',
    ],
    [3, 'Which Aramaic words does only Mark have?', 'Talitha cumi stands only in Mark', 'Talitha cumi'],
  ],
  'circle-of-fifths-keys-and-cadences.pdf': [
    [
      1,
      'How do I find the major key from its sharps?',
      'the major key is a semitone above the last sharp',
      'semitone above the last sharp',
    ],
    [
      1,
      'How do I find the major key from its flats?',
      'the last flat but one gives the major key',
      'last flat but one',
    ],
    [
      2,
      'What is a secondary dominant?',
      'a secondary dominant is the dominant of a neighbour that is borrowed for a moment',
      'dominant of a neighbour',
    ],
    [
      2,
      'Why does the dominant lead so firmly to the tonic?',
      'two notes of V have only one semitone to go',
      'only one semitone to go',
    ],
    [
      2,
      'Which degree is raised in the harmonic minor?',
      'classical harmony raises the seventh degree in minor',
      'raises the seventh',
    ],
    [
      1,
      'How large is the Pythagorean comma?',
      'pure fifths overshoot by a quarter of a semitone',
      'quarter of a semitone',
    ],
    [2, 'Which cadence sounds like a surprise?', 'the deceptive cadence is a surprise', 'surprise'],
  ],
  'practice-exam-french-revolution-sources.pdf': [
    [1, 'What did Sieyès say the Third Estate is?', 'the Third Estate is everything', 'Everything'],
    [
      3,
      'What are the limits of Source B?',
      'Source B is one woman in one province',
      'one woman in one province',
    ],
    [
      4,
      'When was the monarchy abolished?',
      'the monarchy was abolished in September 1792',
      '21 September 1792',
    ],
    [
      3,
      'Whose suffering do Burke and Paine want us to feel?',
      'Burke feels the suffering of a queen',
      'that of a queen',
    ],
    [4, 'How good was the harvest of 1788?', 'the harvest had been poor in 1788', 'was poor'],
    [
      3,
      'How does Olympe de Gouges begin her declaration?',
      'woman is born free and equal to man in rights',
      'Woman is born free',
    ],
    [1, 'How old was the woman whom Arthur Young met?', 'the poor woman was twenty-eight', 'twenty-eight'],
  ],
  'mill-and-kant-side-by-side.pdf': [
    [2, 'What is a maxim?', 'the principle on which somebody acts is their maxim', 'principle you act on'],
    [
      1,
      'How does Mill distinguish higher and lower pleasures?',
      'the higher pleasures use the mind',
      'use the mind | higher and lower',
    ],
    [
      2,
      'Why has the shopkeeper’s act no moral worth?',
      'the shopkeeper does the right thing for the wrong reason',
      'wrong reason',
    ],
    [
      1,
      'What does the greatest happiness principle hold?',
      'actions are right in proportion as they promote happiness',
      'right in proportion',
    ],
    [
      2,
      'What is good without qualification for Kant?',
      'only a good will is good without qualification',
      'good will',
    ],
    [
      3,
      'Why does utilitarianism ask too much?',
      'we could spend an idle evening on relieving misery',
      'idle evening',
    ],
    [
      3,
      'Why is Kant’s ethics called cold?',
      'sympathy is a matter of luck but help can be owed',
      'sympathy is luck',
    ],
  ],
  'linear-perspective-one-and-two-points.pptx': [
    [
      3,
      'At what height should I put the horizon line in my drawing?',
      'the horizon line is at the height of the eye',
      'height of your eye',
    ],
    [
      4,
      'Where do horizontal lines vanish?',
      'the horizon is where horizontal lines vanish',
      'on the horizon',
    ],
    [
      2,
      'Who showed linear perspective first in Florence?',
      'Brunelleschi showed linear perspective in Florence',
      'Brunelleschi',
    ],
    [
      8,
      'What shape does a circle become in perspective?',
      'a circle is an ellipse in perspective and never has pointed ends',
      'ellipse',
    ],
    [
      7,
      'How can I find the true middle of a rectangle in perspective?',
      'crossing the diagonals halves a rectangle in perspective',
      'cross its diagonals',
    ],
    [
      9,
      'How wide is the cone that everything should be seen in?',
      'one should stay within a cone of 60°',
      '60°',
    ],
    [
      6,
      'How far apart should the two vanishing points be?',
      'the two vanishing points are best kept far apart',
      'far apart',
    ],
  ],
};
