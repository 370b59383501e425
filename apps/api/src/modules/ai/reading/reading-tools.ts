import type { Citation, CitedSource, Reading } from '@aw/contracts/ai/chat';
import { cutText, oneLineText } from '@aw/contracts/one-line';
import * as z from 'zod';
import type { ToolCall, ToolDefinition } from '../../../adapters/model/model';
import type { Passage } from '../../search/candidates';
import { cutToBytes } from '../../search/cut-to-bytes';

/** Maximum UTF-8 bytes of what a model gets for a call. */
export const maxResultBytes = 6_000;
const maxWordsLength = 200;

export type ToolResult = {
  /** Text for the model. */
  result: string;
  /** The search or page that the student sees; undefined if nothing could be looked up. */
  reading?: Reading;
  citations: readonly Citation[];
};

/** The functions that a model may call, all of which only read. */
export type ReadingTools = {
  definitions: readonly ToolDefinition[];
  /** Runs a call. A call that makes no sense, or asks for what the student may not read, has a sentence as its result. */
  run(call: ToolCall): Promise<ToolResult>;
};

type Sources = {
  /** Sources of the passages in the prompt, in their order. */
  given: readonly CitedSource[];
  /** Finds passages of the library that the student may read; null in a chat about documents. */
  search: ((words: string) => Promise<Passage[]>) | null;
  /** Returns a page; a string says why it cannot be read. */
  openPage: (documentId: number, page: number) => Promise<Passage | string>;
  /** Turns passages into citations with these numbers. */
  cite: (passages: readonly Passage[], firstNumber: number) => Promise<Citation[]>;
};

const searchInput = z.object({ words: z.string() });
const place = z.coerce.number().int().positive();
const pageInput = z.object({ passage: place, page: place });

const searchDefinition: ToolDefinition = {
  name: 'search_library',
  description:
    'Searches the study library (pages of documents, answered questions, quiz explanations) for passages that the student may read. Use it when the passages you have do not answer.',
  parameters: {
    type: 'object',
    properties: { words: { type: 'string', description: 'A question or a few words about one topic.' } },
    required: ['words'],
    additionalProperties: false,
  },
};
const pageDefinition: ToolDefinition = {
  name: 'open_page',
  description:
    'Returns the text of another page of the document from which a passage comes, if the student may read it. A text that ends with … is only the beginning of its page.',
  parameters: {
    type: 'object',
    properties: {
      passage: { type: 'integer', description: 'Number of a passage of the document, such as 2 for [2].' },
      page: { type: 'integer', description: 'Number of the page, from 1.' },
    },
    required: ['passage', 'page'],
    additionalProperties: false,
  },
};

/** Makes the functions of one answer, which number what they find after the passages of its prompt. */
export function createReadingTools({ given, search, openPage, cite }: Sources): ReadingTools {
  const sources = [...given];

  async function resultOf(reading: Reading, passages: readonly Passage[]): Promise<ToolResult> {
    const first = sources.length + 1;
    sources.push(...passages.map(({ source }) => source));
    const maxLineBytes = Math.floor(maxResultBytes / passages.length) - 1;
    const lines = passages.map((passage, at) => cutToBytes(lineOf(passage, first + at), maxLineBytes));
    return { result: lines.join('\n'), reading, citations: await cite(passages, first) };
  }

  return {
    definitions: search ? [searchDefinition, pageDefinition] : [pageDefinition],
    async run(call) {
      if (call.name === searchDefinition.name && search) {
        const words = cutText(oneLineText(argumentsOf(call, searchInput)?.words ?? ''), maxWordsLength);
        if (words === '') return nothing('The call has no words to search for.');
        const reading: Reading = { kind: 'search', words };
        const passages = await search(words);
        return passages.length === 0
          ? { ...nothing('The library has no passage about that.'), reading }
          : resultOf(reading, passages);
      }
      if (call.name !== pageDefinition.name) return nothing('There is no such function.');
      const input = argumentsOf(call, pageInput);
      if (!input) return nothing('The call must name a passage and a page by their numbers.');
      const from = sources[input.passage - 1];
      if (from?.kind !== 'page') return nothing('This passage is not of a document.');
      const page = await openPage(from.documentId, input.page);
      if (typeof page === 'string') return nothing(page);
      const { documentId } = from;
      return resultOf({ kind: 'page', documentId, page: input.page, title: page.title }, [page]);
    },
  };
}

const nothing = (result: string): ToolResult => ({ result, citations: [] });

function argumentsOf<Input>({ arguments: text }: ToolCall, shape: z.ZodType<Input>): Input | undefined {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A passage on one line, so that no text can imitate another passage. */
function lineOf({ title, text, source }: Passage, number: number): string {
  const place = source.kind === 'page' ? `, page ${source.page}` : '';
  return `[${number}] ${oneLine(title)}${place}: ${oneLine(text)}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
