import type { Mark, Point } from '../block';
import type { DemoDocument } from '../demo-document';
import { box, curve, dash, dots, fig, h, note, p, steps, table, text, ul } from './build';

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

const circleOfFifths: DemoDocument = {
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

const perspective: DemoDocument = {
  slug: 'linear-perspective-one-and-two-points',
  title: 'Linear perspective: one point, two points and the eye',
  description:
    'Horizon, vanishing points, measuring depth, circles and common faults, each with a construction to draw along.',
  subject: 'Art',
  documentType: 'notes',
  school: 'Pomona College',
  courseCode: null,
  ageDays: 44,
  uploader: 2,
  accent: '#9c4a1a',
  format: 'pptx',
  look: 'plain',
  body: [
    h('The window'),
    ul(
      'Imagine a sheet of glass between you and the scene. One eye is closed, the other stays where it is.',
      'Trace on the glass what you see behind it. Every point of the scene sends one ray to the eye, and the drawing marks where the ray passes the glass.',
      'Linear perspective is the geometry of these marks. Brunelleschi showed it in Florence in the early fifteenth century; Alberti wrote it down in 1435.',
    ),
    note(
      'Rule 1',
      'Change the place of the eye and the whole drawing changes. Decide first where you stand and how high.',
    ),
    h('Horizon and eye level'),
    ul(
      'The horizon line lies at the height of *your* eye, in the drawing as in the world.',
      'What is above your eye you see from below, what is below it from above.',
      'On level ground, everyone of your height has the eyes on the horizon line, however far away they are.',
    ),
    fig(
      'Three people of equal height: the horizon cuts each of them at the same part of the body.',
      { min: 0, max: 12 },
      { min: 0, max: 5 },
      [
        curve(
          [
            [0, 3.2],
            [12, 3.2],
          ],
          { tone: 'accent' },
        ),
        ...(
          [
            [2, 0.4],
            [5.6, 1.5],
            [8, 2.2],
          ] as const
        ).flatMap(([x, foot]) => {
          const tall = (3.2 - foot) * 1.08;
          return [
            curve(
              [
                [x, foot],
                [x, foot + tall * 0.85],
              ],
              { tone: 'ink' },
            ),
            box([x, foot + tall * 0.92], [0.2, tall * 0.15], '', { round: true, tone: 'ink' }),
          ];
        }),
        dash([2, 0.4], [10.6, 3.2]),
        text([10.2, 3.45], 'horizon = eye level', { anchor: 'end', tone: 'accent', shift: [40, 0] }),
      ],
      { bare: true, ratio: 0.38 },
    ),
    h('Vanishing points'),
    p(
      'Parallel lines that run away from you meet in one point of the drawing: the point in which a ray *parallel to them* through your eye pierces the glass.',
    ),
    ul(
      'Horizontal lines vanish on the horizon.',
      'Lines parallel to the glass do not vanish: uprights stay upright, widths stay level.',
      'Each direction has its own vanishing point. A box has three directions; how many of them vanish depends on how it stands.',
    ),
    h('One point: the corridor'),
    fig(
      'One face is parallel to the glass; all depth lines run to a single point V.',
      { min: 0, max: 12 },
      { min: 0, max: 6 },
      [
        curve(
          [
            [1, 0.5],
            [11, 0.5],
            [11, 5.5],
            [1, 5.5],
            [1, 0.5],
          ],
          { tone: 'ink' },
        ),
        curve(
          [
            [4.5, 2.25],
            [7.5, 2.25],
            [7.5, 3.75],
            [4.5, 3.75],
            [4.5, 2.25],
          ],
          { tone: 'ink' },
        ),
        ...(
          [
            [1, 0.5],
            [11, 0.5],
            [11, 5.5],
            [1, 5.5],
          ] as const
        ).map(([x, y]) =>
          curve(
            [
              [x, y],
              [6, 3],
            ],
            { tone: 'accent', thin: true },
          ),
        ),
        ...(
          [
            [3, 0.5],
            [5, 0.5],
            [7, 0.5],
            [9, 0.5],
          ] as const
        ).map(([x, y]) =>
          curve(
            [
              [x, y],
              [6, 3],
            ],
            { tone: 'muted', thin: true },
          ),
        ),
        curve(
          [
            [2.6, 1.3],
            [9.4, 1.3],
          ],
          { tone: 'muted', thin: true },
        ),
        curve(
          [
            [3.7, 1.85],
            [8.3, 1.85],
          ],
          { tone: 'muted', thin: true },
        ),
        dots([[6, 3]]),
        text([6, 3], 'V', { shift: [6, 6] }),
      ],
      { bare: true, ratio: 0.45 },
    ),
    h('Two points: the corner of a house'),
    fig(
      'Only the uprights are parallel to the glass. Each side of the house has its own vanishing point.',
      { min: 0, max: 16 },
      { min: 0, max: 6 },
      [
        curve(
          [
            [0.5, 3],
            [15.5, 3],
          ],
          { tone: 'accent', thin: true },
        ),
        curve(
          [
            [7, 1],
            [7, 5],
          ],
          { tone: 'ink' },
        ),
        ...([1, 5] as const).flatMap((y) => [
          curve(
            [
              [7, y],
              [0.8, 3],
            ],
            { tone: 'muted', thin: true },
          ),
          curve(
            [
              [7, y],
              [15.2, 3],
            ],
            { tone: 'muted', thin: true },
          ),
        ]),
        curve(
          [
            [7, 1],
            [4, 1.968],
            [4, 4.032],
            [7, 5],
          ],
          { tone: 'ink' },
        ),
        curve(
          [
            [7, 1],
            [11, 1.976],
            [11, 4.024],
            [7, 5],
          ],
          { tone: 'ink' },
        ),
        dots([
          [0.8, 3],
          [15.2, 3],
        ]),
        text([0.8, 3], 'V₁', { shift: [0, 10], anchor: 'middle' }),
        text([15.2, 3], 'V₂', { shift: [0, 10], anchor: 'middle' }),
      ],
      { bare: true, ratio: 0.36 },
    ),
    p(
      'Keep V₁ and V₂ far apart, outside the sheet if need be. Close together they make the corner look as sharp as a knife.',
    ),
    h('How deep? Measuring with diagonals'),
    steps(
      'Draw the first square of a tiled floor by eye: front edge, back edge, two depth lines.',
      'Draw its diagonal on and on until it meets the horizon at D.',
      'Diagonals of equal squares are parallel, so all of them go to D.',
      'From the next corner of the front row draw to D; where it crosses the depth lines, the next rows lie.',
    ),
    note(
      'Quick check',
      'To halve a rectangle in perspective, cross its diagonals. The crossing is the true middle; the middle measured with a ruler is not.',
    ),
    h('Circles'),
    ul(
      'A circle in perspective is an ellipse, never a lens with pointed ends.',
      'Draw the square around it in perspective; the ellipse touches the middles of all four sides.',
      'The long axis of the ellipse lies a little *nearer* to you than the centre of the circle.',
      'For wheels and cups: the short axis points along the axle.',
    ),
    h('Five common faults'),
    table(['Fault', 'Cure'], 'll', [
      ['several horizons in one drawing', 'draw the line first, lightly, across the whole sheet'],
      ['everything is seen at once', 'stay within a cone of about 60°; move back'],
      ['equal steps into depth', 'use diagonals: equal depths shrink'],
      ['leaning uprights', 'uprights lean only if you look up or down (third point)'],
      ['figures float', 'feet, too, lie on lines to the vanishing point'],
    ]),
    h('Draw along'),
    steps(
      'A corridor with three doors on the left, equally spaced (diagonals).',
      'A cube below and a cube above eye level, in two points.',
      'Your own desk from where you sit. Mark the horizon with tape on the wall before you begin.',
    ),
    note('Time', 'Twenty minutes each. Keep the construction lines: they are what will be discussed.'),
  ],
};

export const artsDocuments: readonly DemoDocument[] = [circleOfFifths, perspective];
