import type { Mark, Point } from '../block';
import type { DemoDocument } from '../demo-document';
import { curve, fig, h, note, p, steps, table, text, ul } from './blocks';

const majors = ['C', 'G', 'D', 'A', 'E', 'B', 'F♯', 'D♭', 'A♭', 'E♭', 'B♭', 'F'];
const minors = ['a', 'e', 'b', 'f♯', 'c♯', 'g♯', 'd♯', 'b♭', 'f', 'c', 'g', 'd'];
const signs = ['0', '1♯', '2♯', '3♯', '4♯', '5♯', '6♯', '5♭', '4♭', '3♭', '2♭', '1♭'];

const around = (i: number, radius: number): Point => {
  const angle = Math.PI / 2 - (i * Math.PI) / 6;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

const ring = (radius: number): Point[] =>
  Array.from({ length: 73 }, (_, i) => [
    radius * Math.cos((i * Math.PI) / 36),
    radius * Math.sin((i * Math.PI) / 36),
  ]);

const circleMarks: Mark[] = [
  curve(ring(3.55), { tone: 'muted', thin: true }),
  curve(ring(2.45), { tone: 'accent' }),
  curve(ring(1.45), { tone: 'muted', thin: true }),
  ...majors.map((name, i) => text(around(i, 3), name, { anchor: 'middle', bold: true, tone: 'accent' })),
  ...minors.map((name, i) => text(around(i, 1.95), name, { anchor: 'middle' })),
  ...signs.map((sign, i) => text(around(i, 4.05), sign, { anchor: 'middle', tone: 'muted' })),
];

export const music: DemoDocument = {
  slug: 'circle-of-fifths-keys-and-cadences',
  title: 'The circle of fifths: keys, chords and cadences',
  description:
    'How to read the circle, find key signatures, build and number chords, and hear four cadences, with exercises.',
  subject: 'Music',
  documentType: 'study_guide',
  school: 'Ohio State University',
  courseCode: 'MUSC 121',
  ageDays: 25,
  uploader: 4,
  accent: '#6a3d9a',
  format: 'pdf',
  look: 'guide',
  body: [
    h('What the circle shows'),
    p(
      'Begin on C and go up a perfect fifth, seven semitones: you reach G. Another fifth leads to D, then A, E, B and so on. After twelve steps every note of the keyboard has been met once, and you are back at C. (On a keyboard tuned in equal temperament, that is; with pure fifths one would overshoot by about a quarter of a semitone, the Pythagorean comma.) Each step clockwise adds one sharp to the key signature or takes away one flat; each step the other way does the opposite.',
    ),
    fig(
      'The circle: major keys outside, their relative minors (small letters) inside, key signatures at the rim. G♭ major (6♭) and F♯ major (6♯) share a place.',
      { min: -6, max: 6 },
      { min: -4.5, max: 4.5 },
      circleMarks,
      { bare: true, ratio: 0.75, width: 0.58 },
    ),
    p(
      'Neighbours on the circle have six of their seven notes in common, which is why music moves so easily between them. Keys that lie opposite each other, such as C and F♯, have only two notes in common and sound as far apart as can be.',
    ),
    h('Key signatures'),
    table(['', '1', '2', '3', '4', '5', '6', '7'], 'lccccccc', [
      ['sharps appear in the order', 'F', 'C', 'G', 'D', 'A', 'E', 'B'],
      ['flats appear in the order', 'B', 'E', 'A', 'D', 'G', 'C', 'F'],
    ]),
    ul(
      '**From sharps to the major key:** one semitone above the last sharp. Three sharps, F C G: a semitone above G♯ is A major.',
      '**From flats to the major key:** the last flat but one. Four flats, B E A D: A♭ major. One flat alone is F; that one must be known.',
      '**To the relative minor:** three semitones down, with the same signature. A major and F♯ minor share three sharps.',
      '**Which of the two is it?** Look at the end of the melody and the last bass note, and for raised sevenths: a G♯ in a piece without signature points to A minor.',
    ),
    h('Chords of a major key'),
    p(
      'Build a triad on each degree of the scale with notes of the scale only. The pattern of major, minor and diminished is the same in every major key.',
    ),
    table(['Degree', 'I', 'ii', 'iii', 'IV', 'V', 'vi', 'vii°'], 'lccccccc', [
      ['in C major', 'C', 'd', 'e', 'F', 'G', 'a', 'b°'],
      ['in D major', 'D', 'e', 'f♯', 'G', 'A', 'b', 'c♯°'],
      ['in E♭ major', 'E♭', 'f', 'g', 'A♭', 'B♭', 'c', 'd°'],
      ['name', 'tonic', 'supertonic', 'mediant', 'subdominant', 'dominant', 'submediant', 'leading note'],
    ]),
    p(
      'On the circle the three major chords of a key lie side by side: IV to the left of I, V to its right. The three minor chords ii, vi and iii stand directly inside them. Six of the seven chords of C major are thus the small field around C: F, C, G outside and d, a, e inside.',
    ),
    note(
      'In minor',
      'Classical harmony raises the seventh degree, so that the dominant becomes major: in A minor the chord on E has a G♯. This is the *harmonic* minor. The *melodic* minor also raises the sixth on the way up and takes both back on the way down.',
    ),
    h('Movement by fifths'),
    p(
      'The strongest step in tonal harmony is that of the root *down* a fifth, one place anticlockwise: V–I. The chain can be made longer by starting further off: ii–V–I, vi–ii–V–I, iii–vi–ii–V–I. In C major the last of these reads e–a–d–G–C, five neighbours of the circle in a row. Whole pieces have been hung on this chain, from Baroque sequences to jazz standards.',
    ),
    p(
      'A *secondary dominant* borrows the dominant of a neighbour for a moment: A major (with C♯) before d minor in the key of C, written V/ii. The ear takes d for a tonic until the next chord says otherwise.',
    ),
    h('Four cadences'),
    table(['Cadence', 'Chords', 'In C major', 'Effect'], 'llll', [
      ['perfect (authentic)', 'V–I', 'G–C', 'full stop'],
      ['plagal', 'IV–I', 'F–C', 'the “Amen”: gentle close'],
      ['half (imperfect)', '… –V', 'C–G, d–G', 'comma or question'],
      ['deceptive (interrupted)', 'V–vi', 'G–a', 'surprise; the piece goes on'],
    ]),
    p(
      'Why does V lead so firmly to I? Two of its notes have only one semitone to go: with the seventh added, G–B–D–F, the B rises to C and the F falls to E. Between them lies the tritone, the interval that most wants to move. Play the chord and stop there: everyone in the room will hear what is missing.',
    ),
    h('How to practise'),
    steps(
      'Write the circle from memory once a day for a week, each time starting from another key.',
      'Say the signature of a key aloud, then its relative minor, then its IV and V. Ten seconds each.',
      'At the keyboard play I–IV–V–I in all twelve keys, going round the circle, so that each tonic is the dominant of the next.',
      'Take a song you know, write the chords as Roman numerals and find every V–I.',
    ),
    h('Exercises'),
    steps(
      'Which major key has five flats? Name its relative minor.',
      'Give the signature of C♯ minor.',
      'Write ii–V–I in B♭ major.',
      'Name the cadence B♭–F in F major, and F–g in B♭ major.',
      'Which chord is V/V in D major?',
      'Which two keys are the nearest neighbours of A♭ major on the circle?',
    ),
    p(
      '**Answers.** (1) D♭ major; B♭ minor. (2) Four sharps, as in E major. (3) c–F–B♭. (4) Plagal, IV–I; deceptive, V–vi. (5) E major, with G♯. (6) E♭ and D♭ major.',
    ),
  ],
};
