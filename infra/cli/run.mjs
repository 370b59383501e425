// Runs commands of the API on the data of `npm start`: `npm run import:schools FILE`, `admin:invite`, `with-database COMMAND`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, install, root } from './workspace.mjs';

const [command, ...args] = process.argv.slice(2);
install();
build('@aw/api');
const child = spawn(process.execPath, [path.join(root, `apps/api/dist/${command}.js`), ...args], {
  // Paths are relative to the folder in which the person typed the command.
  cwd: process.env.INIT_CWD ?? root,
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: path.resolve(root, process.env.DATA_DIR ?? 'var') },
});
// A terminal also sends Ctrl-C to the command, which ends this process when it ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
