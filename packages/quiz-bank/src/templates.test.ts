import { derivative, lusolve, parse, sum } from 'mathjs';
import { expect, test } from 'vitest';
import { compileItems } from './compile-quiz';
import { lintItem } from './lint/lint-item';
import { itemTemplate, seeded, type Template } from './template';
import { templates, templateText } from './templates';
import { definiteIntegral } from './templates/mathematics/definite-integral';
import { linearSystem } from './templates/mathematics/linear-system';
import { powerOfLinear } from './templates/mathematics/power-of-linear';
import { tangentLine } from './templates/mathematics/tangent-line';

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

test.each([...templates.keys()])(
  '[Z1] %s: 200 seeds have four options that differ, of which one holds, and texts that compile',
  (template) => {
    // `templateText` throws if the template's check finds no right option or a second one.
    const textOf = (seed: number) => templateText({ id: 'item', template, seed });
    const texts = seeds.map(textOf);
    for (const [seed, text] of texts.entries()) {
      expect(lintItem(text), `seed ${seed}`).toEqual([]);
      expect(textOf(seed)).toEqual(text);
    }
    expect(new Set(texts.map(({ stem }) => stem)).size).toBeGreaterThan(20);
  },
);

test('[Z1] template names begin with the subject, and letters are spread evenly over items generated together', () => {
  for (const [name, { subject }] of templates)
    expect(name.split('/')[0]).toBe(subject.toLowerCase().replaceAll(' ', '-'));
  const templateItems = seeds
    .slice(0, 10)
    .map((seed) => ({ id: `item-${seed}`, template: 'mathematics/tangent-line', seed }));
  const dealt = compileItems(templateItems.map(templateText)).map(({ correctAnswer }) => correctAnswer);
  expect(new Set(dealt).size).toBe(4);
  expect(() => templateText({ id: 'item', template: 'mathematics/nothing', seed: 1 })).toThrow(RangeError);
});

test('[Z1] a template whose check contradicts its answer generates no item', () => {
  const halved = (wrong: Partial<Template<number, number>>) =>
    itemTemplate({ ...halving, ...wrong }).textOf('item', 1);
  expect(halved({}).answer).toBe(halved({}).answer);
  expect(() => halved({ answer: (value) => value / 4 })).toThrow('does not hold');
  expect(() => halved({ holds: () => true })).toThrow('A wrong option of seed 1 holds');
  expect(() => halved({ mistakes: { 'Doubles.': (value) => value * 2 } })).toThrow('give four options');
});

test('[Z1] the answers of the mathematical templates agree with another algebra system', () => {
  for (const seed of seeds) {
    const tangent = tangentLine.make(seeded(seed));
    const { slope, intercept } = tangentLine.answer(tangent);
    const parabola = parse('a x^2 + b x + c');
    const at = { ...tangent, x: tangent.t };
    expect(derivative(parabola, 'x').evaluate(at)).toBeCloseTo(slope, 9);
    expect(slope * tangent.t + intercept).toBeCloseTo(parabola.evaluate(at), 9);

    const power = powerOfLinear.make(seeded(seed));
    const derived = derivative(`(a x + b)^${power.n}`, 'x').evaluate({ ...power, x: power.t });
    expect(derived).toBeCloseTo(powerOfLinear.answer(power), 6);

    const area = definiteIntegral.make(seeded(seed));
    const curve = parse('a x^2 + b x').compile();
    const width = (area.to - area.from) / 400;
    const strips = Array.from({ length: 400 }, (_, strip) => {
      return width * curve.evaluate({ ...area, x: area.from + (strip + 0.5) * width });
    });
    expect(sum(strips)).toBeCloseTo(definiteIntegral.answer(area).valueOf(), 3);

    const { a, b, c, d, e, f } = linearSystem.make(seeded(seed));
    const { x, y } = linearSystem.answer({ a, b, c, d, e, f });
    const solved = lusolve(
      [
        [a, b],
        [c, d],
      ],
      [e, f],
    ) as number[][];
    expect(solved.flat()[0]).toBeCloseTo(x.valueOf(), 9);
    expect(solved.flat()[1]).toBeCloseTo(y.valueOf(), 9);
  }
});

const halving: Template<number, number> = {
  subject: 'Mathematics',
  topic: 'Halves',
  difficulty: 'easy',
  source: 'A test',
  make: ({ int }) => 2 * int(5, 50),
  stem: (value) => `What is half of ${value}?`,
  answer: (value) => value / 2,
  mistakes: {
    'Doubles.': (value) => value * 2,
    'Forgets to halve.': (value) => value,
    'Subtracts 2.': (value) => value - 2,
  },
  show: String,
  holds: (value, half) => half + half === value,
  explanation: (value) => [`Twice ${value / 2} is ${value}.`],
};
