import { runTestServer } from '../run-test-server';
import { startOpenai } from './start-openai';

const { OPENAI_DEV_PORT = '3003', OPENAI_DEV_MS_PER_TOKEN = '20' } = process.env;

await runTestServer({
  start: (port) => startOpenai({ port, msPerToken: Number(OPENAI_DEV_MS_PER_TOKEN) }),
  port: OPENAI_DEV_PORT,
  portSetting: 'OPENAI_DEV_PORT',
  announcementOf: ({ baseUrl }) => `AI features use the test server at ${baseUrl}. It is not a real model.`,
});
