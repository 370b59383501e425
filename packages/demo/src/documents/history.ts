import type { DemoDocument } from '../demo-document';
import { ask, h, note, p, quote, table } from './blocks';

export const history: DemoDocument = {
  slug: 'practice-exam-french-revolution-sources',
  title: 'Practice exam: reading sources on the French Revolution, 1789–1792',
  description:
    'Five short sources in the public domain, graded questions from comprehension to judgement, and a marking guide with levels.',
  subject: 'History',
  documentType: 'exam',
  school: 'University of Edinburgh',
  courseCode: 'HIST 140',
  ageDays: 18,
  uploader: 3,
  accent: '#1b1c20',
  front: [
    ['Time allowed', '90 minutes'],
    ['Total', '60 marks'],
    ['Answer', 'all questions in Part 1, one in Part 2'],
    ['Aids', 'none'],
  ],
  format: 'pdf',
  look: 'exam',
  face: 'garamond',
  body: [
    p(
      'Read all five sources before you write. Refer to them by letter. Quote words and not whole sentences; one well-chosen word shows more than a copied line.',
    ),
    h('The sources'),
    p(
      '**Source A.** Emmanuel-Joseph Sieyès, *What Is the Third Estate?*, a pamphlet of January 1789, on the eve of the Estates General.',
    ),
    quote(
      'What is the Third Estate? Everything. What has it been until now in the political order? Nothing. What does it ask? To become something.',
      'Sieyès, 1789 (our translation)',
    ),
    p(
      '**Source B.** Arthur Young, an English writer on agriculture, on a conversation with a poor woman on the road in Champagne, 12 July 1789. She looked sixty or seventy to him and was twenty-eight.',
    ),
    quote(
      'It was said, at present, that something was to be done by some great folks for such poor ones, but she did not know who nor how, but God send us better, *car les tailles et les droits nous écrasent*.',
      'Young, Travels in France (1792). The French means: for the taxes and the dues are crushing us',
    ),
    p(
      '**Source C.** The National Assembly, *Declaration of the Rights of Man and of the Citizen*, 26 August 1789, article 1.',
    ),
    quote(
      'Men are born and remain free and equal in rights. Social distinctions can be founded only on the common good.',
      'Declaration of 1789 (our translation)',
    ),
    p(
      '**Source D.** Edmund Burke, member of the British Parliament, *Reflections on the Revolution in France*, November 1790, after describing how the royal family was forced to leave Versailles.',
    ),
    quote(
      'But the age of chivalry is gone. That of sophisters, economists, and calculators, has succeeded; and the glory of Europe is extinguished for ever.',
      'Burke, 1790',
    ),
    p('**Source E.** Thomas Paine, *Rights of Man*, February 1791, in answer to Burke.'),
    quote('He pities the plumage, but forgets the dying bird.', 'Paine, 1791'),
    h('Part 1. Sources'),
    ask(
      'What does each of the first two sources tell us about discontent in 1789? Give one point from each in your own words.',
      6,
      4,
    ),
    ask(
      '**Source A** asks three questions and answers them itself. How does this form serve its author’s purpose?',
      6,
      4,
    ),
    ask(
      'How useful is **Source B** to a historian of the causes of the Revolution? Consider who wrote it, when, and how he knew.',
      8,
      6,
    ),
    ask(
      'Compare **Sources D and E**. On what do they disagree: on facts, on whose suffering counts, or on what a society is for?',
      10,
      6,
    ),
    ask(
      '**Source C** says “men”. In 1791 Olympe de Gouges published a *Declaration of the Rights of Woman*, whose first article begins “Woman is born free and remains equal to man in rights.” What does her text show about the Declaration of 1789?',
      6,
      4,
    ),
    h('Part 2. Essay'),
    p('Answer **one**. Use at least three of the sources and your own knowledge. [24]'),
    ask('“The Revolution was made by hunger and explained by philosophers.” How far do you agree?', 24),
    ask('Did the Declaration of 1789 describe a society, promise one or attack one?', 24),
    h('Marking guide'),
    p(
      '**1.** (3 + 3) A: the Third Estate, nearly the whole nation, has no political weight; its demand is put as modest. B: a peasant woman suffers from taxes to the king (*tailles*) and dues to the lord (*droits*), and hopes vaguely for help “from some great folks”. Full marks need the difference: political exclusion in A, material burden in B.',
    ),
    p(
      '**2.** The form leads the reader by steps that cannot be refused: from what is (everything), through what has been granted (nothing), to a demand so small (something) that refusing it looks absurd. The answers are single words, easy to remember and to repeat aloud. The contrast of “everything” and “nothing” turns a constitutional question into one of justice. Two developed points earn 6.',
    ),
    p(
      '**3.** Useful: an eye-witness, at the very moment (two days before the Bastille fell), a specialist in farming, not a Frenchman with a side to take; the words “she did not know who nor how” show how little the countryside knew about Versailles. Limits: one woman in one province; reported and translated by him, with one phrase left in French as if it were exact; published in 1792, when he may have reshaped his notes in the light of later events. Balanced judgement: strong evidence for the mood, weak evidence for numbers. A list of limits without a judgement earns at most 5.',
    ),
    p(
      '**4.** Not mainly on facts: both know what happened at Versailles in October 1789. They differ on whose suffering is to be felt: Burke on that of a queen and an order of manners, Paine on that of the people beneath (the “bird” under the “plumage”). Behind it stands a difference about society: for Burke a partnership that grows slowly and is held together by sentiment and rank; for Paine an arrangement of the living that they may change. Top level: notices that Paine answers an image with an image.',
    ),
    p(
      '**5.** By changing one word she exposes what it had left out: the universal “men” did not in fact include women, who had no vote in any of the constitutions of the Revolution. It also shows that the Declaration gave its critics their language: she does not reject it, she claims it.',
    ),
    table(['Level', 'Marks', 'Part 2: what the essay does'], 'lcl', [
      [
        '5',
        '21–24',
        'answers the question with a sustained argument; sources are weighed against each other; own knowledge is exact and serves the argument',
      ],
      ['4', '16–20', 'a clear line of argument with evidence for both sides; some use of provenance'],
      ['3', '11–15', 'relevant knowledge, mostly described; sources used as illustration'],
      ['2', '6–10', 'general statements, few of them supported'],
      ['1', '1–5', 'isolated facts'],
    ]),
    note(
      'Useful knowledge for either essay',
      'The harvest of 1788 was poor, and bread in Paris was at its dearest in mid-July 1789. The Estates General met on 5 May 1789; the Third Estate called itself the National Assembly on 17 June; the Bastille fell on 14 July; feudal rights were given up in the night of 4 August. The monarchy was abolished on 21 September 1792.',
    ),
  ],
};
