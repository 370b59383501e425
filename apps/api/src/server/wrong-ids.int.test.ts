import { expect, it } from 'vitest';
import { endpoints } from '../testing/endpoints';
import { useTestApp } from '../testing/test-app';
import { signedIn } from '../testing/user';

const test = useTestApp();
/** Reads of public and session endpoints with an id in their path, with an invalid id. */
const reads = endpoints.flatMap(([name, { method, path, scope }]) => {
  const id = /:(\w*[iI]d)\b/.exec(path)?.[1];
  return method === 'GET' && scope !== 'staff' && id !== undefined ? [{ name, path, id }] : [];
});

it('[X14] every path with an invalid id names that id, without a message of a parser', async () => {
  const person = await signedIn(test.app);
  expect(reads.length).toBeGreaterThan(20);
  for (const { name, path, id } of reads) {
    const url = path.replace(`:${id}`, 'not~an~id').replace(/:\w+/g, '1');
    const { statusCode, body } = await person.get(url);
    // Some ids are free text, which is valid but unknown.
    if (statusCode !== 400) expect([name, [403, 404].includes(statusCode)]).toEqual([name, true]);
    else expect([name, body]).toEqual([name, expect.stringContaining(`The ${id} \\"not~an~id\\"`)]);
    expect(body).not.toMatch(/NaN|Invalid (input|string)/);
  }
});

it('[X14] a wrong number is named as it was typed', async () => {
  const response = await test.nobody.get('/api/questions/undefined');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: 'request.invalid',
    message: 'The id "undefined" in the link is not valid. Nothing was changed. Please check the link.',
    issues: [{ path: 'id', message: 'The id "undefined" in the link is not valid.' }],
  });
});
