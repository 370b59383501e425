// `npm run storybook`, `npm run bench`: tools of a package, on a machine that has nothing but Node.
import { build, install, must } from './workspace.mjs';

const tools = {
  storybook: () => must('pnpm', ['--filter', '@aw/ui', 'storybook', '--ci', ...args]),
  bench: () => {
    build('@aw/db');
    must('pnpm', ['--filter', '@aw/api', 'bench:sign-in', ...args]);
  },
};

const [name, ...args] = process.argv.slice(2);
install();
tools[name]?.();
if (!tools[name]) {
  console.error(`Unknown tool "${name}". Known: ${Object.keys(tools).join(', ')}.`);
  process.exit(2);
}
