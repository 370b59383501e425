import * as z from 'zod/mini';
import type { Prompt } from '../../adapters/model/model';

type JsonRequest<T> = {
  /** Name of the answer format. */
  name: string;
  prompt: Omit<Prompt, 'format'>;
  schema: z.ZodMiniType<T>;
  /** Returns the faults of an answer that follows the schema; none for a good one. */
  faultsOf?: (value: T) => string[];
};

/** An answer that follows its schema, and the faults that it still has after a repair. */
export type Answered<T> = { value: T; faults: string[] };

/**
 * Asks a model for JSON, checks the answer whatever the provider promises, and asks for one repair. `ask` sends a prompt
 * and returns the text of its answer. Returns undefined if no answer follows the schema. Throws what `ask` throws.
 */
export async function askForJson<T>(
  ask: (prompt: Prompt) => Promise<string>,
  { name, prompt: question, schema, faultsOf = () => [] }: JsonRequest<T>,
): Promise<Answered<T> | undefined> {
  const format = { name, schema: z.toJSONSchema(schema, { target: 'draft-7' }) };
  const prompt = { ...question, format };
  const first = await ask(prompt);
  const read = parse(first, schema, faultsOf);
  if (read.value !== undefined && read.faults.length === 0) return { value: read.value, faults: [] };
  const repaired = await ask({
    ...prompt,
    turns: [
      ...prompt.turns,
      { role: 'assistant', text: first },
      {
        role: 'user',
        text: `Correct this, and answer with the whole JSON again:\n- ${read.faults.join('\n- ')}`,
      },
    ],
  });
  const again = parse(repaired, schema, faultsOf);
  if (again.value !== undefined) return { value: again.value, faults: again.faults };
  return read.value === undefined ? undefined : { value: read.value, faults: read.faults };
}

function parse<T>(
  text: string,
  schema: z.ZodMiniType<T>,
  faultsOf: (value: T) => string[],
): { value?: T; faults: string[] } {
  // Models without structured output put JSON between fences and words.
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    return { faults: ['It is no JSON.'] };
  }
  const { success, data, error } = schema.safeParse(raw);
  if (!success)
    return { faults: error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.')}: ${message}`) };
  return { value: data, faults: faultsOf(data) };
}
