import { describe, expect, it } from 'vitest';
import { figure } from './parse-figure';

const axes = { caption: 'A curve.', x: { min: 0, max: 1 }, y: { min: 0, max: 1 } };
const marksOf = (...marks: unknown[]) => figure.parse({ ...axes, marks }).marks;
const issuesOf = (...marks: unknown[]) =>
  figure
    .safeParse({ ...axes, marks })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the YAML of figures', () => {
  it('[D7] a curve is a list of points, a function of x, or both', () => {
    const half = { y: 'x^2 / 2', from: 0, to: 2, steps: 2 };
    expect(marksOf({ curve: half }, { curve: [[-1, 0], half], tone: 'second' })).toEqual([
      {
        kind: 'curve',
        points: [
          [0, 0],
          [1, 0.5],
          [2, 2],
        ],
      },
      {
        kind: 'curve',
        tone: 'second',
        points: [
          [-1, 0],
          [0, 0],
          [1, 0.5],
          [2, 2],
        ],
      },
    ]);
  });

  it('[D7] a curve that turns back is x and y of t', () => {
    const [circle] = marksOf({ area: { x: 'cos(t)', y: 'sin(t)', from: 0, to: Math.PI, steps: 1 } });
    const points = circle?.kind === 'area' ? circle.points.flat().map(Math.round) : [];
    expect(points.map((value) => value + 0)).toEqual([1, 0, -1, 0]);
  });

  it('[D7] a guide is a thin dashed curve, and arrows and bars have two ends', () => {
    const ends = [
      [0, 0],
      [1, 1],
    ];
    expect(marksOf({ guide: ends }, { arrow: ends, both: true }, { bar: ends })).toEqual([
      { kind: 'curve', points: ends, tone: 'muted', dashed: true, thin: true },
      { kind: 'arrow', from: [0, 0], to: [1, 1], both: true },
      { kind: 'bar', from: [0, 0], to: [1, 1] },
    ]);
  });

  it('[D7] a mistake is reported with the number of its mark', () => {
    expect(issuesOf({ dot: [0, 0] })).toEqual([
      'marks.0: A mark is one of curve, guide, area, points, arrow, bar, box, label.',
    ]);
    expect(issuesOf({ curve: { y: 'wave(x)', from: 0, to: 1 } })).toEqual([
      'marks.0.curve.0.y: "wave(x)" is not a formula of x or t: Error: Undefined function wave',
    ]);
    expect(issuesOf({ label: 'A', at: [0, 0], colour: 'red' })).toEqual([
      'marks.0: Unrecognized key: "colour"',
    ]);
  });
});
