// `npm run storybook`, `npm run bench`, `npm run api:changes`: tools of a package, on a machine that has nothing but Node.
import { reportApiChanges } from './report-api-changes.mjs';
import { build, install, must } from './workspace.mjs';

const tools = {
  storybook: () => must('pnpm', ['--filter', '@aw/ui', 'storybook', '--ci', ...args]),
  bench: () => {
    const { isSignIn, rest } = benchArgs(args);
    build('@aw/api');
    if (isSignIn) must('pnpm', ['--filter', '@aw/api', 'bench:sign-in']);
    if (rest) must('pnpm', ['--filter', '@aw/bench', 'start', ...rest], process.env);
  },
  'api-changes': () => reportApiChanges(...args),
};

/** Without names everything is measured; a sign-in is measured by the API itself. */
function benchArgs(given) {
  const names = given.filter((arg) => !arg.startsWith('--'));
  const rest = given.filter((arg) => arg !== 'sign-in');
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
