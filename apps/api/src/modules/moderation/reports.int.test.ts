import { beforeAll, describe, expect, it } from 'vitest';
import { member } from '../../testing/account';
import { codeOf } from '../../testing/answers';
import type { Caller } from '../../testing/calls';
import { questionRow, reporting } from '../../testing/moderation';
import { selectRows, updateRow } from '../../testing/rows';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { newUser, publishRow } from '../../testing/user-rows';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_REPORTS_PER_DAY: '0' });
let author: string;
let document: number;
let question: number;

beforeAll(async () => {
  author = await newUser(test);
  document = await publishRow(test, author);
  question = await questionRow(test, author);
});
const rowsOf = (reporterId: string) =>
  selectRows(test, 'reports', { reporter_id: reporterId }, undefined, 'id');
const problemOf = (answer: { statusCode: number; json: <T>() => T }) => {
  const { code, issues = [] } = answer.json<{ code: string; issues?: { path: string; message: string }[] }>();
  return [answer.statusCode, code, issues[0]?.path.replace(/^body\./, '')];
};

describe('a report', () => {
  it('[Q11] [D16] anyone with a session can report, and the note is stored unchanged', async () => {
    const user = await signedIn(test.app);
    const note = '<script>alert(1)</script>\n"Page 3"';
    const answer = await reporting(user, 'document', document, { reason: 'copyright', note });
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(Number), status: 'open' }]);
    expect(await rowsOf(user.id)).toMatchObject([
      { kind: 'document', target_id: document, reason: 'copyright', note, is_urgent: false, status: 'open' },
    ]);
    expect((await reporting(test.nobody, 'document', document)).statusCode).toBe(401);
  });

  it.each([
    [{ reason: undefined }, 'reason'],
    [{ reason: 'dull' }, 'reason'],
    [{ kind: 'person' }, 'kind'],
    [{ id: 0 }, 'id'],
    [{ reason: 'other' }, 'note'],
    [{ reason: 'other', note: '  ' }, 'note'],
    [{ note: 'x'.repeat(1001) }, 'note'],
    [{ note: '\0' }, 'note'],
    [{ kind: 'document', reason: 'duplicate', duplicateOf: 1 }, 'reason'],
    [{ reason: 'duplicate' }, 'duplicateOf'],
    [{ reason: 'duplicate', duplicateOf: '' }, 'duplicateOf'],
    [{ reason: 'duplicate', duplicateOf: 'the blue one' }, 'duplicateOf'],
    [{ reason: 'duplicate', duplicateOf: 'https://elsewhere.example/questions/1' }, 'duplicateOf'],
    [{ reason: 'duplicate', duplicateOf: 999_999 }, 'duplicateOf'],
  ])('[Q11] %j is refused at its field, and nothing is stored', async (change, path) => {
    const user = await signedIn(test.app);
    const answer = await reporting(user, 'question', question, change);
    expect(problemOf(answer)).toEqual([400, 'request.invalid', path]);
    expect(await rowsOf(user.id)).toEqual([]);
  });

  it('[Q11] a report of a duplicate needs another visible question, by its number or its address', async () => {
    const user = await signedIn(test.app);
    const duplicate = (duplicateOf: number | string) =>
      reporting(user, 'question', question, { reason: 'duplicate', duplicateOf });
    const [original, heldId, removed] = [
      await questionRow(test, author),
      await questionRow(test, author, { status: 'held' }),
      await questionRow(test, author, { status: 'removed' }),
    ];
    for (const wrong of [question, heldId, removed])
      expect(problemOf(await duplicate(wrong))).toEqual([400, 'request.invalid', 'duplicateOf']);
    for (const right of [original, `${original}`, `http://localhost:3000/questions/${original}?x=1`]) {
      expect((await duplicate(right)).statusCode).toBe(201);
      expect(await rowsOf(user.id)).toMatchObject([{ reason: 'duplicate', duplicate_of: original }]);
    }
  });

  it('[Q11] a report of a missing or invisible post answers 404', async () => {
    const user = await signedIn(test.app);
    const hidden = [
      ['question', 999_999],
      ['question', await questionRow(test, author, { status: 'held' })],
      ['question', await questionRow(test, author, { status: 'removed' })],
      ['question', await questionRow(test, author, { deleted_at: new Date() })],
      ['document', 999_999],
      ['document', await publishRow(test, author, 'processing')],
      ['document', await publishRow(test, author, 'refused')],
    ] as const;
    for (const [kind, id] of hidden) {
      const answer = await reporting(user, kind, id);
      expect([kind, id, answer.statusCode, codeOf(answer)]).toEqual([kind, id, 404, 'reports.not_found']);
    }
    expect(await rowsOf(user.id)).toEqual([]);
  });

  it('[Q11] a report of one’s own post is refused with a reason, also while it is held', async () => {
    const user = await member(test);
    const own = [
      ['question', await questionRow(test, user.id)],
      ['question', await questionRow(test, user.id, { status: 'held' })],
      ['document', await publishRow(test, user.id)],
    ] as const;
    for (const [kind, id] of own) {
      const answer = await reporting(user, kind, id);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'reports.own', message: expect.stringContaining(kind) });
    }
    expect(await rowsOf(user.id)).toEqual([]);
  });

  it('[Q11] a second report by the same person replaces the open one, also in parallel', async () => {
    const user = await signedIn(test.app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => reporting(user, 'question', question, { reason: 'misleading' })),
    );
    const ids = new Set(answers.map((answer) => answer.json<{ id: number }>().id));
    expect([answers.every(({ statusCode }) => statusCode === 201), ids.size]).toEqual([true, 1]);
    await reporting(user, 'question', question, { reason: 'abuse', note: 'The last line.' });
    expect(await rowsOf(user.id)).toMatchObject([
      { id: [...ids][0], reason: 'abuse', note: 'The last line.', is_urgent: true },
    ]);
  });
});

describe('the limit of reports', () => {
  it('[Q11] the daily limit of reports is thirty, a third of it for a new account, and thirty per network address', async () => {
    const limited = await startTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
    const id = await publishRow(limited, await newUser(limited));
    const [trusted, young, unproven, stranger] = [
      await member(limited),
      await member(limited),
      await member(limited),
      await signedIn(limited.app),
    ];
    const users = (userId: string, change: object) => updateRow(limited, 'users', userId, change);
    const monthAgo = { registered_at: new Date(Date.now() - 30 * 24 * 3_600_000) };
    await users(trusted.id, monthAgo);
    await users(unproven.id, { ...monthAgo, email_verified_at: null });
    const countAccepted = async (user: Caller, remoteAddress: () => string) => {
      const payload = { kind: 'document', id, reason: 'spam' };
      let count = 0;
      for (let i = 0; i < 35; i++) {
        const call = {
          method: 'POST',
          url: '/api/reports',
          payload,
          remoteAddress: remoteAddress(),
        } as const;
        if ((await user.inject(call)).statusCode === 201) count += 1;
      }
      return count;
    };
    let last = 0;
    const anywhere = () => `10.9.0.${++last % 250}`;
    expect(await countAccepted(trusted, anywhere)).toBe(30);
    for (const user of [young, unproven, stranger]) expect(await countAccepted(user, anywhere)).toBe(10);
    const crowd = await Promise.all(Array.from({ length: 4 }, () => signedIn(limited.app)));
    let all = 0;
    for (const user of crowd) all += await countAccepted(user, () => '10.8.0.1');
    expect(all).toBe(30);
    await limited.close();
  });
});
