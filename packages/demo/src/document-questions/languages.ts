import type { QuestionsByDocument } from './question';

/** What the documents on languages, literature and journalism answer. */
export const ofLanguages: QuestionsByDocument = {
  'greek-article-and-first-two-declensions.pdf': [
    [
      1,
      'How common is the article in the New Testament?',
      'the article is one word in seven',
      'one word in seven',
    ],
    [
      1,
      'What is an iota subscript?',
      'the iota subscript is a small ι under a long vowel',
      'small ι under a long vowel',
    ],
    [
      2,
      'Which letter do the forms of the article begin with?',
      'every form begins with τ except four nominatives',
      'begins with τ',
    ],
    [3, 'Does Greek have a word for “a”?', 'Greek lacks a word for “a”', 'no word for “a”'],
    [2, 'Which nouns in -ος are feminine?', 'ὁδός is feminine', 'ὁδός'],
    [
      3,
      'Which noun is the subject in the last clause of John 1:1?',
      'the noun with the article is the subject',
      'with the article',
    ],
    [1, 'What does the dative case express?', 'the dative is for receiver, means and place', 'receiver'],
  ],
  'close-reading-shakespeare-sonnet-73.pdf': [
    [
      1,
      'Which three images does the speaker use for growing old?',
      'late autumn, dusk and a fire are the three images',
      'late autumn',
    ],
    [
      2,
      'What does the word choir mean in the poem?',
      'a choir is both the singers and a part of a church',
      'both the singers',
    ],
    [3, 'Which pattern of rhymes does the sonnet have?', 'the pattern is abab cdcd efef gg', 'abab'],
    [
      2,
      'Who must leave according to the couplet?',
      '“thou must leave” is said where we expect I',
      'thou must leave',
    ],
    [
      2,
      'Where do the three verbs lead?',
      'the verbs lead from the eye to the mind',
      'from the eye to the mind',
    ],
    [1, 'How do the spans of time shrink?', 'the spans shrink from year to day to hour', 'year, day, hour'],
    [
      3,
      'How does the third quatrain sound?',
      'there is nearly no pause within lines of the third quatrain',
      'no pause',
    ],
  ],
  'commas-semicolons-colons-exercise.docx': [
    [
      1,
      'What is a comma splice?',
      'a comma alone is not enough to join two sentences',
      'comma alone is not enough',
    ],
    [
      1,
      'When do I use a semicolon?',
      'two complete sentences can be joined with a semicolon',
      'joins two complete sentences',
    ],
    [
      1,
      'What has to stand before a colon?',
      'a complete sentence must stand before a colon',
      'must be a complete sentence',
    ],
    [
      1,
      'Can I put a comma between subject and verb?',
      'there is no comma between subject and verb',
      'No comma between subject and verb',
    ],
    [
      1,
      'Do I need a comma after an opening clause?',
      'a comma follows an opening clause',
      'followed by a comma',
    ],
    [
      3,
      'What should I do if I have fewer than 24 points?',
      'one should go to the writing centre with less than 24',
      'writing centre',
    ],
    [
      1,
      'How do I find out whether something can be left out?',
      'to see if something can be left out one leaves it out',
      'leave it out',
    ],
  ],
  'writing-a-news-story-from-a-fact-sheet.docx': [
    [
      1,
      'What goes into the lead of a news story?',
      'the lead gives what matters most',
      'what matters most | what happened, to whom',
    ],
    [1, 'What was the inverted pyramid made for?', 'the telegraph was why the form was made', 'telegraph'],
    [2, 'How many people were on the ferry?', 'all 67 people were brought ashore', '67'],
    [
      2,
      'Can I use the message about the captain’s phone?',
      'the message about the captain’s phone is anonymous',
      'anonymous message',
    ],
    [1, 'How many words should the story have?', 'the story has 250 to 300 words', '250 to 300 words'],
    [
      3,
      'What happens if I invent a quotation?',
      'an invented quotation means zero for the whole piece',
      'zero for the whole piece',
    ],
    [
      3,
      'Where should the source of a disputed fact stand?',
      'a fact that could be disputed has its source in one sentence with it',
      'source in the same sentence',
    ],
  ],
};
