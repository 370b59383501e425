import type { DemoDocument } from '../demo-document';
import { h, h2, note, p, steps, table, ul, verse } from './blocks';

export const literature: DemoDocument = {
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
