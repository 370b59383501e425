// `npm run import:schools FILE`, `npm run admin:invite`, `npm run with-database COMMAND`: commands of the API against the same data as `npm start`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, install, root } from './workspace.mjs';

const [command, ...args] = process.argv.slice(2);
install();
build('@aw/api');
const child = spawn(process.execPath, [path.join(root, `apps/api/dist/${command}.js`), ...args], {
  // Files are named from where the command was typed.
  cwd: process.env.INIT_CWD ?? root,
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: path.resolve(root, process.env.DATA_DIR ?? 'var') },
});
// A terminal sends Ctrl-C to the command as well.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
