import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@aw/db/embedded';
import { controlOpenai, type OpenaiControls } from '@aw/dev/openai-controls';
import { root } from '../places';
import { startProcess } from './start-process';

export type Openai = {
  /** Settings with which the API uses it. */
  settings: Record<string, string>;
  controls: OpenaiControls;
  stop: () => Promise<void>;
};

/** Starts the test server of `infra/dev` for OpenAI’s chat completions, on the core of the load. */
export async function startOpenai(msPerToken: number): Promise<Openai> {
  const child = startProcess(process.execPath, ['--import', 'tsx', 'src/openai/main.ts'], {
    core: 'load',
    cwd: path.join(root, 'infra/dev'),
    env: { OPENAI_DEV_PORT: String(await freePort()), OPENAI_DEV_MS_PER_TOKEN: String(msPerToken) },
    hasChannel: true,
  });
  const settingsMessage = once(child.process, 'message');
  const ended = child.ended.then((output) => {
    throw new Error(`The test server ended:\n${output}`);
  });
  const [settings] = await Promise.race([settingsMessage, ended]);
  return { settings, controls: controlOpenai(new URL(settings.OPENAI_BASE_URL).origin), stop: child.stop };
}
