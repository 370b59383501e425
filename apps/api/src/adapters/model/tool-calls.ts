import type { CallPiece } from './completion-chunk';
import type { ToolCall } from './model';

/** Maximum number of calls that are read, and of characters of the arguments of each. */
const maxCalls = 8;
const maxArgumentsLength = 500;
const maxNameLength = 64;

/** Collects function calls from the pieces in which they arrive. */
export function collectCalls() {
  const calls: (ToolCall & { index: number | null })[] = [];

  /** A piece belongs to the latest call with its index, unless it has another id. Some servers send no index. */
  function callOf({ index = null, id }: CallPiece): ToolCall | undefined {
    const own = calls.findLast((call) => index === null || call.index === index);
    if (own && (!id || !own.id || own.id === id)) return own;
    if (calls.length >= maxCalls) return undefined;
    const call = { id: '', name: '', arguments: '', index };
    calls.push(call);
    return call;
  }

  return {
    /** Adds pieces, and returns their UTF-8 bytes. What is too long is left out, so that it is no JSON. */
    add(pieces: readonly CallPiece[]): number {
      let bytes = 0;
      for (const piece of pieces) {
        const name = piece.function?.name ?? '';
        const text = piece.function?.arguments ?? '';
        bytes += Buffer.byteLength(name) + Buffer.byteLength(text);
        const call = callOf(piece);
        if (!call) continue;
        call.id ||= piece.id ?? '';
        call.name = (call.name + name).slice(0, maxNameLength);
        call.arguments = (call.arguments + text).slice(0, maxArgumentsLength);
      }
      return bytes;
    },
    /** Returns the calls in their order, each with an id. */
    whole: (): ToolCall[] =>
      calls.map(({ id, name, arguments: input }, at) => ({ id: id || `call_${at}`, name, arguments: input })),
  };
}
