import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dayMs } from '../../config/durations';
import type { NetworkContext } from '../../context';
import { member } from '../../testing/account';
import { messageCall } from '../../testing/form-message';
import { selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { tablesThatHold } from '../../testing/whole-database';
import { runMaintenance } from '../maintenance';
import { sendNewsletterLink } from '../newsletter/send-newsletter-link';
import { eraseDue } from '../privacy/erase-user';

const test = useTestApp({ LIMIT_MESSAGES_PER_DAY: '0' });

const after = (days: number): NetworkContext => ({
  ...test.ctx,
  now: () => new Date(Date.now() + days * dayMs),
});
it('[L4] [X8] spam is deleted after 30 days, answered and closed messages are blanked after two years, and open ones stay', async () => {
  const staff = await signedInStaff(test);
  const ids: Record<string, string> = {};
  for (const state of ['new', 'held', 'answered', 'closed', 'spam']) {
    const email = `${state}@people.example`;
    await test.app.inject(messageCall({ email, subject: `${state} subject`, name: `${state} name` }));
    const [row] = (await staff.get('/api/admin/messages')).json<{ id: string }[]>();
    ids[state] = row?.id ?? '';
    if (state === 'answered')
      await staff.post(`/api/admin/messages/${row?.id}/replies`, { body: `Dear ${state} name`, after: 0 });
    await sql`update messages set state = ${state} where id = ${ids[state]}`.execute(test.ctx.db);
  }
  const left = async () =>
    (await selectRows(test, 'messages', {}, ['state', 'email', 'reference'], 'created_at')).map(
      ({ state, email, reference }) => [state, email, reference.length],
    );
  const full = ['new', 'held', 'answered', 'closed'].map((state) => [state, `${state}@people.example`, 11]);
  await runMaintenance(after(29));
  expect(await left()).toEqual([...full, ['spam', 'spam@people.example', 11]]);
  await runMaintenance(after(31));
  expect(await left()).toEqual(full);
  await runMaintenance(after(729));
  expect(await left()).toEqual(full);
  await runMaintenance(after(732));
  expect(await left()).toEqual([...full.slice(0, 2), ['closed', '', 11], ['closed', '', 11]]);
  for (const state of ['answered', 'closed', 'spam'])
    expect([state, await tablesThatHold(test.ctx.db, `${state} name`)]).toEqual([state, []]);
  expect(await tablesThatHold(test.ctx.db, 'answered@people.example')).toEqual([]);
});

it('[L4] [X8] an unconfirmed newsletter address is deleted after seven days, and its hash a year later', async () => {
  const { db } = test.ctx;
  const rows = () => selectRows(test, 'newsletter_subscribers');
  await sendNewsletterLink(test.ctx, 'nobody@people.example');
  await runMaintenance(after(6));
  expect(await rows()).toMatchObject([{ email: 'nobody@people.example' }]);
  await runMaintenance(after(8));
  expect(await rows()).toMatchObject([{ email: null, token_hash: null, mailed_count: 1 }]);
  expect(await tablesThatHold(db, 'nobody@people.example')).toEqual([]);
  // The count of mails to the address continues for a person who subscribes again within a month.
  await sendNewsletterLink(after(9), 'nobody@people.example');
  expect(await rows()).toMatchObject([{ email: 'nobody@people.example', mailed_count: 2 }]);
  await runMaintenance(after(17));
  await runMaintenance(after(9 + 364));
  expect(await rows()).toHaveLength(1);
  await runMaintenance(after(9 + 368));
  expect(await rows()).toEqual([]);
});

it('[U9] [X8] an erasure blanks the messages of the person and of their confirmed address, and ends their newsletter', async () => {
  const user = await member(test, 'proven@people.example');
  const stranger = await member(test, 'stranger@people.example');
  const { db } = test.ctx;
  await user.inject(messageCall({ email: 'elsewhere@people.example', name: 'The same person' }));
  await test.app.inject(messageCall({ email: 'Proven@people.example' }));
  await stranger.inject(messageCall({ email: 'stranger@people.example' }));
  for (const email of ['proven@people.example', 'stranger@people.example'])
    await sendNewsletterLink(test.ctx, email);
  await sql`delete from messages where email like '%new@%' or email like '%held@%' or email = ''`.execute(db);
  await user.post('/api/account/erasure', { keepsShared: true });
  await eraseDue(after(15));
  const left = await selectRows(
    test,
    'messages',
    {},
    ['email', 'name', 'body', 'state', 'user_id'],
    'created_at',
  );
  const nothing = { email: '', name: '', body: '', state: 'closed', user_id: null };
  expect(left).toMatchObject([nothing, nothing, { email: 'stranger@people.example', user_id: stranger.id }]);
  expect(await tablesThatHold(db, 'elsewhere@people.example')).toEqual([]);
  expect(await selectRows(test, 'newsletter_subscribers', {}, ['email'])).toEqual([
    { email: 'stranger@people.example' },
  ]);
});
