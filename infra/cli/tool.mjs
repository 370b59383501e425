// `npm run storybook`, `npm run bench` and `npm run api:changes`: run a tool of a package on a machine that only has Node.
import { reportApiChanges } from './report-api-changes.mjs';
import { build, install, runOrExit } from './workspace.mjs';

const tools = {
  storybook: () => runOrExit('pnpm', ['--filter', '@aw/ui', 'storybook', '--ci', ...args]),
  bench: () => {
    const { isSignIn, rest } = benchArgs(args);
    build('@aw/api');
    if (isSignIn) runOrExit('pnpm', ['--filter', '@aw/api', 'bench:sign-in']);
    if (rest) runOrExit('pnpm', ['--filter', '@aw/bench', 'start', ...rest], process.env);
  },
  'api-changes': () => reportApiChanges(...args),
};

/** Splits the arguments: the API measures sign-in itself, infra/bench everything else. Without names both run. */
function benchArgs(benchmarks) {
  const names = benchmarks.filter((arg) => !arg.startsWith('--'));
  const rest = benchmarks.filter((arg) => arg !== 'sign-in');
  const isOnlySignIn = names.length > 0 && names.every((name) => name === 'sign-in');
  return {
    isSignIn: names.length === 0 || names.includes('sign-in'),
    rest: isOnlySignIn ? undefined : rest,
  };
}

const [name, ...args] = process.argv.slice(2);
install();
tools[name]?.();
if (!tools[name]) {
  console.error(`Unknown tool "${name}". Known: ${Object.keys(tools).join(', ')}.`);
  process.exit(2);
}
