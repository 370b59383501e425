import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

/** A quoted text of the specification: its section and its fixed parts. */
export type Text = readonly [section: string, ...parts: string[]];

const textsBySection = z
  .record(z.string(), z.array(z.union([z.string(), z.array(z.string())])))
  .transform((sections) =>
    Object.entries(sections).flatMap(([section, texts]) =>
      texts.map((text): Text => [section, ...[text].flat()]),
    ),
  );

/** Texts that a page shows as soon as it is open. */
export const textsOfPages = z
  .array(z.strictObject({ at: z.string(), empty: z.string().optional(), texts: textsBySection }))
  .parse(read('pages.yaml'));

/** Texts that appear after a step, by the test that reads them. */
export const textsOfSteps = z.record(z.string(), textsBySection).parse(read('steps.yaml'));

function read(file: string): unknown {
  return parse(readFileSync(path.join(import.meta.dirname, 'texts', file), 'utf8'));
}
