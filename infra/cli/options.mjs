// What may be written after `npm test --`.
import { parseArgs } from 'node:util';

/**
 * Words that name test files, or `--step=` with parts of the names of steps. `--affected` and `--shard=1/3` are for the
 * workflow, `--slowest` lists the slowest files. Throws with a sentence for people when anything else is given.
 */
export function optionsFrom(args) {
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
    throw new Error('Give either words, which choose test files, or --step=…, which chooses steps.');
  return {
    words,
    names: values.step,
    isAffected: values.affected,
    shard: values.shard,
    isSlowest: values.slowest,
  };
}
