import type { Endpoint } from '@aw/contracts/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { member } from '../testing/account';
import { beforeTests } from '../testing/before-tests';
import { endpoints } from '../testing/endpoints';
import { updateRow } from '../testing/rows';
import { signedInStaff } from '../testing/staff';
import { useTestApp } from '../testing/test-app';
import { writeCursor } from './cursor';

type Send = (options: { method: 'GET'; url: string }) => Promise<{ statusCode: number; body: string }>;

const test = useTestApp({ LIMIT_READS_PER_MINUTE: '0' });
const expert = beforeTests(() => member(test));
let staff: { inject: Send };
let schoolId: number;

beforeAll(async () => {
  await updateRow(test, 'users', expert.id, { is_expert: true });
  staff = await signedInStaff(test);
  const school = await test.ctx.db
    .insertInto('schools')
    .values({ name: 'A school', location: 'Here', type: 'university' })
    .returning('id')
    .executeTakeFirstOrThrow();
  schoolId = school.id;
});
const lists = endpoints.filter(([, endpoint]) => 'cursor' in shapeOf(endpoint));

const numbers = [
  0,
  -1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  -(2 ** 53 - 1),
  8.65e15,
  1.5,
  1e300,
  253_402_300_800_000,
];
const texts = [
  '',
  '\u0000',
  'a\u0000',
  '\ud800',
  'a\udc00',
  'x'.repeat(200),
  "'; select 1",
  '%',
  'NaN',
  'infinity',
];
const times = [
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00.000Z',
  '2026-01-01T25:00:00Z',
  '2026-01-01',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
];
const id = '00000000-0000-4000-8000-000000000000';
const kinds = ['question', 'quiz_question', 'nothing'];
const odd: unknown[] = [...numbers, ...texts, ...times, id, null, true, [], {}];

/** More than two hundred cursors: of every length, with keys of every type. */
const cursors = [
  ...odd.map((key) => [key]),
  ...numbers.flatMap((one) => numbers.map((other) => [one, other])),
  ...[...texts, ...times].flatMap((text) =>
    [7, 2 ** 53 - 1, 1.5, id, 'x', 'a\u0000'].map((other) => [text, other]),
  ),
  ...numbers.flatMap((one) => [7, true].map((other) => [one, other])),
  ...numbers.flatMap((one) => [
    [0, one, 7],
    [1, 7, one],
    ...kinds.flatMap((kind) => [
      [one, 7, kind],
      [0, one, 7, kind],
      [one, 7, 7, kind],
    ]),
  ]),
  ...[...texts, ...times].map((since) => [{ id: 'AW-0000000000000000', since }]),
].map(writeCursor);
const unreadable = [
  'x',
  '%00',
  writeCursor([1]).slice(1),
  Buffer.from('[1').toString('base64url'),
  '🙂',
  'W10',
  'bnVsbA',
];

function shapeOf({ query }: Endpoint): Record<string, z.core.$ZodType> {
  return query && 'shape' in query ? (query.shape as Record<string, z.core.$ZodType>) : {};
}

/**
 * Returns one query for each choice of a field, so that the list reads its rows in another order or from another
 * table.
 */
function queriesOf(endpoint: Endpoint): string[] {
  const fields = Object.entries(shapeOf(endpoint)).flatMap(([name, field]) =>
    name === 'subject' ? [] : choicesOf(field).map((choice) => `${name}=${choice}`),
  );
  return 'q' in shapeOf(endpoint) ? ['', 'q=algebra', ...fields] : ['', ...fields];
}

function choicesOf(field: z.core.$ZodType): string[] {
  const { def } = field._zod;
  if ('innerType' in def) return choicesOf(def.innerType as z.core.$ZodType);
  return 'entries' in def ? Object.keys(def.entries as Record<string, string>) : [];
}

describe('cursors of lists', () => {
  it.each(lists)(
    '[R4] %s accepts or refuses two hundred malformed cursors without an internal error',
    async (_, endpoint) => {
      const send = endpoint.scope === 'staff' ? staff.inject : expert.inject;
      const path = endpoint.path.replace(':userId', expert.id).replace(/:\w+/, `${schoolId}`);
      const statuses = new Map<number, number>();
      for (const [at, query] of queriesOf(endpoint).entries()) {
        // The plain list gets every cursor. The other orders get a part each, so that together they get keys of all
        // types.
        const chosen = at === 0 ? [...cursors, ...unreadable] : cursors.filter((_, n) => n % 6 === at % 6);
        await Promise.all(
          chosen.map(async (cursor) => {
            const url = `${path}?${path === '/api/courses' ? `schoolId=${schoolId}&` : ''}${query}`;
            const { statusCode, body } = await send({
              method: 'GET',
              url: `${url}&cursor=${encodeURIComponent(cursor)}`,
            });
            statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
            expect([200, 400], `${url} ${Buffer.from(cursor, 'base64url').toString()} ${body}`).toContain(
              statusCode,
            );
          }),
        );
      }
      expect(statuses.get(400), 'refused').toBeGreaterThan(100);
    },
  );
});
