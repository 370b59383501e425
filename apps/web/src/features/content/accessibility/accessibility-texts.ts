export const title = 'Accessibility Statement';
export const lead =
  'We want everyone to be able to study here: on a phone, with a keyboard, with a screen reader, in large text.';

/** Day on which the statement was last checked against the site. */
export const checkedOn = '2026-11-30';

/** Sections of the statement. Each sentence is true of the site as it is built; a check or a test stands behind it. */
export const sections: readonly { id: string; title: string; text: string; points: readonly string[] }[] = [
  {
    id: 'aim',
    title: 'What we aim at',
    text: 'Every page aims to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.',
    points: [
      'Everything works with the keyboard alone, except for marking words to ask about. You can always see the focus.',
      'Text has enough contrast in the light and in the dark theme.',
      'If your device asks for less motion, nothing moves.',
      'No page scrolls sideways on a screen 360 pixels wide. Wide formulas, tables and code scroll in their own box.',
      'Formulas are MathML, so that screen readers can read them.',
      'The certificates that we create as PDF are tagged for screen readers.',
      'A quiz with a time limit offers extra time.',
    ],
  },
  {
    id: 'tests',
    title: 'How we test',
    text: 'Tests run each time we change the site.',
    points: [
      'axe, an automatic checker, looks at each kind of page in both themes, on a phone and on a large screen.',
      'A test calculates the contrast of our colours.',
      'Other tests use the site with the keyboard alone, measure the size of buttons and links, and look for pages that scroll sideways.',
      'Automatic tests do not find everything. No independent expert has checked the site yet.',
    ],
  },
  {
    id: 'limits',
    title: 'What we know does not work',
    text: 'Some things are not as accessible as the rest of the site.',
    points: [
      'Students upload documents as they are. Their pages are pictures, with the text that we could read from the file. Handwriting and poor scans may have no text, and tables and formulas in that text may be out of order.',
      'A document that you download is often not tagged for screen readers.',
      'Pictures in questions and answers have the description that their author wrote, which may say little.',
      'You can ask about words of a page only if you can mark them, which most browsers allow only with a mouse or a finger. With the keyboard, “Ask a Question” beside a document asks about the whole page.',
      'Some combinations of browser and screen reader do not read MathML.',
      'The card form on the payment page comes from our payment provider. Support can arrange another way to pay.',
    ],
  },
];
