// The test server as a process: alone, or as a child of `npm start`, which it tells its key and does not outlive.
import { listenOrEnd } from '../listen-or-end';
import { startOpenai } from './start-openai';

const { OPENAI_DEV_PORT = '3003', OPENAI_DEV_MS_PER_TOKEN = '20' } = process.env;
const openai = await listenOrEnd(
  (port) => startOpenai({ port, msPerToken: Number(OPENAI_DEV_MS_PER_TOKEN) }),
  { port: OPENAI_DEV_PORT, setting: 'OPENAI_DEV_PORT' },
);

async function stop(): Promise<void> {
  await openai.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);

const settings = {
  OPENAI_BASE_URL: openai.baseUrl,
  OPENAI_API_KEY: openai.apiKey,
  OPENAI_MODEL: openai.model,
};
console.log(`AI features use the test server at ${openai.baseUrl}. It is not a real model.`);
if (process.send) process.send(settings);
else for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
