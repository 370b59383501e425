import { expect, it } from 'vitest';
import { questionCalls } from '../../testing/questions';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp({ LIMIT_QUESTIONS_PER_DAY: '8', LIMIT_POST_ATTEMPTS_PER_DAY: '12' });
const ask = async (person: Awaited<ReturnType<typeof signedIn>>) =>
  (await questionCalls(person).ask()).status;

it('[Q3] a refused question counts neither for the limit of its author nor for that of the address, only as an attempt', async () => {
  const spent = await signedIn(test.app);
  for (let i = 0; i < 5; i++) expect(await ask(spent)).toBe(201);
  for (let i = 0; i < 4; i++) expect(await ask(spent)).toBe(402);
  const neighbour = await signedIn(test.app);
  for (let i = 0; i < 3; i++) expect(await ask(neighbour)).toBe(201);
  // Eight questions were posted from this address, which is the daily limit.
  const limited = await questionCalls(neighbour).ask();
  expect(limited).toMatchObject({ status: 429, body: { code: 'limits.requests' } });
});

it('[Q3] refused questions count as attempts, which have their own limit per person', async () => {
  const attempt = async (person: Awaited<ReturnType<typeof signedIn>>, form: object = {}) => {
    const payload = { title: 'Why?', content: 'I tried.', ...form };
    const other = { remoteAddress: '198.51.100.7' };
    return (await person.inject({ method: 'POST', url: '/api/questions', payload, ...other })).statusCode;
  };
  const person = await signedIn(test.app);
  for (let i = 0; i < 12; i++) expect(await attempt(person, { schoolId: 999_999 })).toBe(400);
  for (let i = 0; i < 3; i++) expect(await attempt(person)).toBe(429);
  // They do not lock out others at this address.
  const neighbour = await signedIn(test.app);
  expect(await attempt(neighbour)).toBe(201);
});
