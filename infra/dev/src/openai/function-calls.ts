import type { FunctionCall } from './completions';
import type { ChatTurn } from './replies';

const searchOrder = /\bsearch the library for (.{1,200})$/im;
const pageOrder = /\bopen page (\d{1,4})\b/i;

/** Returns the call that a student asks for in the last message, once: a model looks things up before it answers. */
export function functionCallsFor(turns: readonly ChatTurn[]): FunctionCall[] {
  const last = turns.at(-1);
  if (last?.role !== 'user') return [];
  const question = last.content.split('\n\n').at(-1) ?? '';
  const [, words] = searchOrder.exec(question) ?? [];
  if (words) return [{ name: 'search_library', arguments: JSON.stringify({ words }) }];
  const [, page] = pageOrder.exec(question) ?? [];
  return page ? [{ name: 'open_page', arguments: JSON.stringify({ passage: 1, page: Number(page) }) }] : [];
}
