import type { CallPiece } from './completion-chunk';
import type { ToolCall } from './model';

/** Maximum number of calls that are read, and of characters of the arguments of each. */
const maxCalls = 8;
const maxArgumentsLength = 500;
const maxNameLength = 64;

/** Collects function calls from the pieces in which they arrive. */
export function collectCalls() {
  const calls = new Map<number, ToolCall>();
  return {
    /** Adds pieces, and returns their UTF-8 bytes. What is too long is left out, so that it is no JSON. */
    add(pieces: readonly CallPiece[]): number {
      let bytes = 0;
      for (const { index, id, function: called } of pieces) {
        const name = called?.name ?? '';
        const text = called?.arguments ?? '';
        bytes += Buffer.byteLength(name) + Buffer.byteLength(text);
        const at = index ?? 0;
        const before = calls.get(at) ?? { id: '', name: '', arguments: '' };
        if (!calls.has(at) && calls.size >= maxCalls) continue;
        calls.set(at, {
          id: before.id || (id ?? ''),
          name: (before.name + name).slice(0, maxNameLength),
          arguments: (before.arguments + text).slice(0, maxArgumentsLength),
        });
      }
      return bytes;
    },
    /** Returns the calls in their order, each with an id. */
    whole(): ToolCall[] {
      return [...calls]
        .toSorted(([one], [other]) => one - other)
        .map(([at, call]) => ({ ...call, id: call.id || `call_${at}` }));
    },
  };
}
