import type { DemoDocument } from '../demo-document';
import { ask, h, h2, note, p, quote, steps, table, ul, verse } from './build';

const revolution: DemoDocument = {
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

const ethics: DemoDocument = {
  slug: 'mill-and-kant-side-by-side',
  title: 'Mill and Kant side by side: two ways to say what makes an act right',
  description:
    'The principle of utility and the categorical imperative, tested on four cases, with the standard objections and replies.',
  subject: 'Philosophy',
  documentType: 'study_guide',
  school: 'Williams College',
  courseCode: 'PHIL 112',
  ageDays: 10,
  uploader: 2,
  accent: '#4a4a4a',
  format: 'pdf',
  look: 'paper',
  face: 'garamond',
  body: [
    h('One question, two starting points'),
    p(
      'You find a wallet with money and an address. Should you return it? Nearly everybody says yes; philosophy begins with *why*. One answer looks forward: returning it makes the world better than keeping it. The other looks at the act itself: keeping it would be a kind of theft, whatever came of it. The first family of theories is called *consequentialist*, the second *deontological*, from a Greek word for what is binding. John Stuart Mill (1806–1873) and Immanuel Kant (1724–1804) gave them their classical forms.',
    ),
    h('Mill: the greatest happiness'),
    quote(
      'The creed which accepts as the foundation of morals, Utility, or the Greatest Happiness Principle, holds that actions are right in proportion as they tend to promote happiness, wrong as they tend to produce the reverse of happiness.',
      'Mill, Utilitarianism (1861), chapter 2',
    ),
    p(
      'Four claims are packed into this sentence. *Consequences*: an act is judged by what it brings about. *Happiness*: what counts in the end is pleasure and the absence of pain. *Impartiality*: the happiness of everyone concerned counts alike, one’s own no more than a stranger’s. *Degree*: “in proportion” makes rightness a matter of more and less.',
    ),
    p(
      'Against the charge that this is a doctrine for swine, Mill distinguishes higher and lower pleasures. Those who know both kinds, he says, prefer the ones that use the mind, even at the price of much discontent:',
    ),
    quote(
      'It is better to be a human being dissatisfied than a pig satisfied; better to be Socrates dissatisfied than a fool satisfied.',
      'Mill, Utilitarianism, chapter 2',
    ),
    p(
      'Must we then calculate before every act? No, says Mill: mankind has had the whole past to learn which acts tend to do harm. Rules such as “do not lie” are landmarks on the way; we consult the principle itself when rules conflict. Readers still dispute whether this makes him a *rule*-utilitarian (an act is right if it follows a rule whose general observance is best) or an *act*-utilitarian who is sensible about time.',
    ),
    h('Kant: the good will and its law'),
    quote(
      'Nothing can possibly be conceived in the world, or even out of it, which can be called good, without qualification, except a good will.',
      'Kant, Groundwork of the Metaphysics of Morals (1785), section 1, translated by T. K. Abbott',
    ),
    p(
      'Courage helps the burglar too, and happiness can make one arrogant; only a good will is good in every setting. It shows itself when we act not merely in agreement with duty but *from* duty. A shopkeeper who charges a child the fair price for the sake of his reputation does the right thing for the wrong reason: his act has no moral worth, though it deserves no blame.',
    ),
    p(
      'What does duty command? Not this or that end, for ends differ. What remains is the form of law itself, that a reason must be a reason for everybody:',
    ),
    quote(
      'Act only on that maxim whereby thou canst at the same time will that it should become a universal law.',
      'Kant, Groundwork, section 2',
    ),
    p(
      'A *maxim* is the principle you act on: what you do, in which circumstances, to what end. Imagine it as a law that all follow. If it cannot even be conceived without contradiction, you have a strict duty not to act on it; if it can be conceived but not willed, a wider one. Take a promise made with no intention of keeping it: were it a law, nobody would believe promises, and the false promise would defeat itself. A second formula says the same from the side of those whom the act concerns:',
    ),
    quote(
      'So act as to treat humanity, whether in thine own person or in that of any other, in every case as an end withal, never as means only.',
      'Kant, Groundwork, section 2',
    ),
    p(
      'The word *only* matters. We use the postman as a means every day; we wrong him when we treat him in a way to which he could not possibly consent, by deceit or by force.',
    ),
    h('Four cases'),
    table(
      ['Case', 'Mill', 'Kant'],
      'lll',
      [
        [
          'The wallet',
          'Return it: the loser’s loss outweighs your gain, and trust is worth more than both.',
          'Return it: “keep what is not yours when unseen” destroys property itself as a law.',
        ],
        [
          'A friend hides with you; a murderer asks where he is',
          'Lie: the harm of truth is immense, that of the lie small.',
          'In a late essay Kant says one must not lie. Many Kantians object that the maxim “deceive those who ask in order to murder” can be universal.',
        ],
        [
          'One healthy person’s organs would save five',
          'Seems required by numbers; a rule-utilitarian points to the fear that such a practice would spread.',
          'Forbidden: the one would be used as a means only.',
        ],
        [
          'Giving to strangers far away',
          'Demanded, until giving costs more happiness than it brings.',
          'A wide duty: one must make the needs of others an end, but how far is left to judgement.',
        ],
      ],
      'The same cases through two theories.',
    ),
    h('Objections and replies'),
    h2('Against utilitarianism'),
    ul(
      '*It cannot respect rights.* If punishing an innocent man would calm a riot, the sum may favour it. Reply: secrets come out, and a society that does this is not secure; security is the most vital of interests. Rejoinder: then it would be wrong only because it fails, not because he is innocent.',
      '*It asks too much.* Every idle evening could be spent relieving misery. Reply: only in rare cases has one the power to be a public benefactor; ordinarily it is enough not to harm. Whether this is still true in a world of quick transfers is an open question.',
      '*Happiness cannot be added.* Reply: nor can we do without comparing; parents and governments do it every day.',
    ),
    h2('Against Kant'),
    ul(
      '*The test is empty.* By describing the maxim narrowly enough, anything passes: “lie, on Tuesdays, to men called Jim”. Reply: the maxim is what you really act on, not any sentence that fits the deed.',
      '*Duties collide.* I have promised to be there and a child is drowning on the way. Reply: grounds of obligation may collide, but only the stronger one binds. Kant gives little help in telling which it is.',
      '*It is cold.* Help from sympathy has no moral worth? Reply: it may be lovable and deserves encouragement; but sympathy is luck, and one can owe help to those whom one does not like.',
    ),
    h('How to write about them'),
    steps(
      'State the principle exactly, in the author’s order: for Mill *tend* and *in proportion*, for Kant *maxim* and *only*.',
      'Apply it to a case on which the two differ. A case on which they agree shows nothing.',
      'Give the strongest objection you know, and the best reply that is open to the author, before you judge.',
      'Say what it would cost to reject the theory. A thesis without a price is not yet a thesis.',
    ),
  ],
};

const sonnet: DemoDocument = {
  slug: 'close-reading-shakespeare-sonnet-73',
  title: 'Close reading: Shakespeare’s Sonnet 73',
  description:
    'Three images that grow smaller, a couplet that turns on one word, and a method for reading any sonnet.',
  subject: 'Literature',
  documentType: 'notes',
  school: 'New York University Abu Dhabi',
  courseCode: 'LITR 110',
  ageDays: 4,
  uploader: 4,
  accent: '#5c3d2e',
  format: 'pdf',
  look: 'paper',
  face: 'garamond',
  body: [
    verse(
      'That time of year thou mayst in me behold\nWhen yellow leaves, or none, or few, do hang\nUpon those boughs which shake against the cold,\nBare ruin’d choirs, where late the sweet birds sang.\nIn me thou see’st the twilight of such day\nAs after sunset fadeth in the west,\nWhich by and by black night doth take away,\nDeath’s second self, that seals up all in rest.\nIn me thou see’st the glowing of such fire\nThat on the ashes of his youth doth lie,\nAs the death-bed whereon it must expire,\nConsum’d with that which it was nourish’d by.\n\u2003This thou perceiv’st, which makes thy love more strong,\n\u2003To love that well which thou must leave ere long.',
      'William Shakespeare, Sonnet 73 (1609), spelling modernised',
    ),
    h('First reading: what is said'),
    p(
      'A speaker tells somebody whom he addresses as *thou* that he is growing old. He says it three times, in three images, one for each quatrain: late autumn, the end of dusk, the end of a fire. The couplet draws a conclusion: you see this, and therefore you love more strongly what you must soon leave. So much a paraphrase can give. Nearly everything that makes the poem a poem is not in it.',
    ),
    h('Second reading: how it is built'),
    table(
      ['Lines', 'Image', 'Span of time', 'What remains'],
      'llll',
      [
        ['1–4', 'a tree at the end of autumn', 'a year', 'a few leaves, or none; the memory of song'],
        ['5–8', 'the west after sunset', 'a day', 'an afterglow; then night'],
        ['9–12', 'embers on their own ashes', 'an hour', 'a glow'],
        ['13–14', 'no image', 'now', 'love'],
      ],
      'The shape of the sonnet.',
    ),
    p(
      'The spans shrink: year, day, hour. So does the space, from a landscape with boughs and choirs to the whole western sky, which has only colour, and then to a hearth. It is as if the eye came closer until it stands before one thing that still gives warmth. At the same time the endings become more final. Spring follows winter and morning follows night, so the first two images carry a comfort that the poem does not mention; a fire that has burnt its wood does not come back.',
    ),
    p(
      'The frame sentences change too. *Thou mayst in me behold* is permission, almost politeness: look, if you like. Then twice *In me thou see’st*: you do see. And in the couplet *This thou perceiv’st*: you have understood. The three verbs lead from the eye to the mind, and the poem is as much about the one who looks as about the one who ages.',
    ),
    h('Third reading: single words'),
    h2('“yellow leaves, or none, or few”'),
    p(
      'The natural order would be *many, few, none*. The line goes to none and then takes it back: *or few*. We hear somebody look again and correct himself, unwilling to have told the worst. The hesitation is in the rhythm as well, with its two commas, before the line runs on over its end: *do hang / Upon those boughs*, where the sense hangs on the verse as the leaf does on the tree.',
    ),
    h2('“Bare ruin’d choirs”'),
    p(
      'A choir is both the singers and the part of a church where they sing. Boughs without leaves look like the ribs of a vault without a roof. When the sonnets were printed, ruined abbeys had stood in England for some seventy years, since the dissolution of the monasteries under Henry VIII; whether a reader of 1609 thought of them is a question that critics have argued about ever since. Notice in any case that *sweet birds* belong to the tree and to the church at once: the image slides from one to the other without a *like*.',
    ),
    h2('“Death’s second self”'),
    p(
      'Sleep is an old image for death; here night is its double. *Seals up* may be said of a letter, of the eyelids or of a coffin. The line is the darkest in the poem, and its last word is *rest*.',
    ),
    h2('“Consum’d with that which it was nourish’d by”'),
    p(
      'The wood that fed the fire is now the ash that chokes it. The line is a paradox in ten syllables, and its word order acts it out: the fire is *consum’d* before we read that it was *nourish’d*. What nourished the speaker? Youth, says line 10; life itself, one could say, which is used up by being lived.',
    ),
    h('The couplet'),
    p(
      'After three images we expect *I* must leave. The poem says *thou* must leave. The one who stays behind is, oddly, the one who dies. Some read *leave* as *give up, lose*; others hear that what the friend must leave is his own youth, which he sees departing in the mirror of the speaker. The word *well* in *love that well* is placed where it can also mean *rightly*. The couplet does not solve the poem; it turns it round, so that the warning is addressed to the one who thought he was only looking.',
    ),
    h('Sound'),
    ul(
      'The pattern is the English one: abab cdcd efef gg, five iambs to the line.',
      'Line 4 begins with two stresses, *Bare ruin’d*, and slows the whole line down.',
      'Line 8 is held together by s: *Death’s second self, that seals up all in rest*.',
      'The third quatrain has nearly no pause within its lines: once lit, it burns down without a break.',
    ),
    h('A method for any sonnet'),
    steps(
      'Read it aloud twice before you mark anything.',
      'Write one sentence for each quatrain and one for the couplet.',
      'List the images, and ask in which direction they move: larger or smaller, lighter or darker, nearer or further.',
      'Find the turn, the word where the argument bends (*but*, *yet*, *then*, *this*).',
      'Choose the three words you would fight for, and say what would be lost if a synonym stood there.',
      'Only then look up what others have written.',
    ),
    note(
      'For your essay',
      'A claim such as “the poem is about death” can be made without having read it. A claim such as “the poem withdraws each comfort it offers, until only love without hope of return is left” can be proved or refuted line by line. Write the second kind.',
    ),
  ],
};

export const humanitiesDocuments: readonly DemoDocument[] = [revolution, ethics, sonnet];
