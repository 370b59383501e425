// Reads the options of `npm test`.
import { parseArgs } from 'node:util';

/**
 * Reads words that choose test files, or `--step=` with part of a step's name. The workflow uses `--affected` and
 * `--shard=1/3`; `--slowest` lists the slowest files. Throws for anything else; the message of the error can be shown
 * to people.
 */
export function parseOptions(args) {
  const { values, positionals: words } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      step: { type: 'string', multiple: true, default: [] },
      affected: { type: 'boolean', default: false },
      shard: { type: 'string' },
      slowest: { type: 'boolean', default: false },
    },
  });
  if (words.length > 0 && values.step.length > 0)
    throw new Error('Use either words to choose test files, or --step=… to choose steps.');
  return {
    words,
    names: values.step,
    isAffected: values.affected,
    shard: values.shard,
    isSlowest: values.slowest,
  };
}
