import type { DemoDocument } from '../demo-document';
import { box, curve, dash, dots, fig, h, note, p, steps, table, text, ul } from './blocks';

export const art: DemoDocument = {
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
