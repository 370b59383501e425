import { compile } from 'mathjs';
import * as z from 'zod';
import { type Figure, type Mark, type Point, tones } from '../block';

/** Parses a value with the schema that is chosen for it. A union would only report that no schema fits. */
const chosen = <T>(schemaFor: (value: unknown) => z.ZodType<T>) =>
  z.unknown().transform((value, context) => {
    const result = schemaFor(value).safeParse(value);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });

const expression = z.string().transform((text, context) => {
  try {
    const code = compile(text);
    // The graph of a function is y of x; other curves are x and y of t.
    const valueAt = (value: number) => Number(code.evaluate({ x: value, t: value }));
    valueAt(1);
    return valueAt;
  } catch (error) {
    context.addIssue({ code: 'custom', message: `"${text}" is not a formula of x or t: ${String(error)}` });
    return z.NEVER;
  }
});

/** Part of a curve that is computed: `{ y: x^2, from: 0, to: 3 }`. */
const graph = z
  .strictObject({
    x: expression.optional(),
    y: expression,
    from: z.number(),
    to: z.number(),
    steps: z.int().positive().default(80),
  })
  .transform(({ x, y, from, to, steps }) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const value = from + ((to - from) * i) / steps;
      return [x ? x(value) : value, y(value)];
    }),
  );

const point = z.tuple([z.number(), z.number()]);
const path = z
  .preprocess(
    (value) => (Array.isArray(value) ? value : [value]),
    z.array(
      chosen<Point[]>((part) => (Array.isArray(part) ? point.transform((one): Point[] => [one]) : graph)),
    ),
  )
  .transform((parts) => parts.flat());
const ends = z.tuple([point, point]);
const tone = z.enum(tones).optional();
const flag = z.boolean().optional();

const toEnds = ([from, to]: readonly [Point, Point]) => ({ from, to });

/** Each kind of mark by the key that gives its place or text. */
const marks = {
  curve: z
    .strictObject({ curve: path, tone, dashed: flag, thin: flag })
    .transform(({ curve, ...style }): Mark => ({ kind: 'curve', points: curve, ...style })),
  guide: z
    .strictObject({ guide: path })
    .transform(
      ({ guide }): Mark => ({ kind: 'curve', points: guide, tone: 'muted', dashed: true, thin: true }),
    ),
  area: z
    .strictObject({ area: path, tone })
    .transform(({ area, ...style }): Mark => ({ kind: 'area', points: area, ...style })),
  points: z
    .strictObject({ points: path, tone, hollow: flag })
    .transform((mark): Mark => ({ kind: 'points', ...mark })),
  arrow: z
    .strictObject({ arrow: ends, tone, both: flag })
    .transform(({ arrow, ...style }): Mark => ({ kind: 'arrow', ...toEnds(arrow), ...style })),
  bar: z
    .strictObject({ bar: ends, tone })
    .transform(({ bar, ...style }): Mark => ({ kind: 'bar', ...toEnds(bar), ...style })),
  box: z
    .strictObject({ box: z.string(), at: point, size: point, tone, round: flag })
    .transform(({ box, ...rest }): Mark => ({ kind: 'box', text: box, ...rest })),
  label: z
    .strictObject({
      label: z.string(),
      at: point,
      tone,
      anchor: z.enum(['start', 'middle', 'end']).optional(),
      shift: point.optional(),
      bold: flag,
    })
    .transform(({ label, ...rest }): Mark => ({ kind: 'label', text: label, ...rest })),
};

const noMark = z.never({ error: `A mark is one of ${Object.keys(marks).join(', ')}.` });
const mark = chosen<Mark>((value) => {
  const kind = Object.entries(marks).find(([name]) => Object.hasOwn(Object(value), name));
  return kind?.[1] ?? noMark;
});

const axis = z.strictObject({
  min: z.number(),
  max: z.number(),
  label: z.string().optional(),
  ticks: z.array(z.union([z.number(), z.strictObject({ at: z.number(), text: z.string() })])).optional(),
  grid: flag,
});

/** The YAML of a `figure` block. */
export const figure = z
  .strictObject({
    caption: z.string(),
    x: axis,
    y: axis,
    marks: z.array(mark),
    bare: flag,
    ratio: z.number().positive().optional(),
    width: z.number().positive().max(1).optional(),
  })
  .transform((fields): Figure => ({ kind: 'figure', ...fields }));
