import type { StaffTextDetail } from '@aw/contracts/content/staff';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import { updateRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp();
const administrator = beforeTests(() => signedInStaff(test));
const name = 'policies/terms';
const first = '2025-07-13';

const read = async () => (await administrator.get(`/api/admin/text?name=${name}`)).json<StaffTextDetail>();
const send = async (url: string, payload: object) => administrator.post(url, { name, ...payload });
const publish = async (payload: object) =>
  send('/api/admin/text', { note: 'A change', after: (await read()).versionId, ...payload });
const fieldsOf = (answer: { json: <T>() => T }) =>
  answer.json<{ issues: { path: string }[] }>().issues.map(({ path }) => path);
const daysAhead = (days: number) =>
  new Date(test.ctx.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
describe('a change of a policy', () => {
  it('[U2] a change of a policy without a date and a summary is refused, also by the check', async () => {
    const source = `${(await read()).source}\n\nOne more sentence.\n`;
    const check = await send('/api/admin/text/check', { source });
    const publication = await publish({ source });
    for (const answer of [check, publication]) {
      expect(refusalOf(answer)).toEqual([400, 'texts.invalid']);
      expect(fieldsOf(answer)).toEqual(['lastChanged', 'changes']);
    }
    expect((await read()).versionId).toBeNull();
  });

  it('[U2] a change keeps the date of the first version and stores its own date and summary in the front matter', async () => {
    const { source } = await read();
    const change = { day: '2025-09-01', summary: 'You have 14 days: not 7.\nNothing else.' };
    const answer = await publish({ source: `${source}\n\nOne more sentence.\n`, change });
    expect(answer.statusCode).toBe(200);
    const { versionId } = answer.json<StaffTextDetail>();
    expect((await test.nobody.get(`/api/texts/${versionId}`)).json()).toMatchObject({
      content: {
        entry: { lastUpdated: first, lastChanged: change.day, changes: { [change.day]: change.summary } },
      },
    });
  });

  it('[U2] a change keeps the summaries of earlier changes', async () => {
    const { source } = await read();
    const answer = await publish({
      source: source.replace('One more sentence.', 'Another sentence.'),
      change: { day: '2025-10-01', summary: 'It says more.' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<StaffTextDetail>().source).toMatch(/2025-09-01: [\s\S]*2025-10-01: It says more\./);
  });

  it('[U2] a change needs a date later than every earlier version and at most a day ahead', async () => {
    const { source } = await read();
    const changed = source.replace('Another sentence.', 'A third sentence.');
    const dated = (day: string) => publish({ source: changed, change: { day, summary: 'A third.' } });
    for (const day of ['2025-10-01', '2025-09-01', '2025-09-15', first, daysAhead(3)])
      expect([day, (await dated(day)).statusCode]).toEqual([day, 400]);
    const escaped = changed.replace('lastChanged: 2025-10-01', 'lastChanged: "2025\\x2D10\\x2D01"');
    expect((await publish({ source: escaped })).statusCode).toBe(400);
    const moved = await publish({
      source: changed.replace(`lastUpdated: ${first}`, 'lastUpdated: 2025-07-20'),
      change: { day: '2025-11-01', summary: 'A third.' },
    });
    expect([moved.statusCode, fieldsOf(moved)]).toEqual([400, ['lastUpdated']]);
    expect((await dated('2025-11-01')).statusCode).toBe(200);
  });

  it('[X9] a change of formatting, link targets or the summary needs no new date', async () => {
    const { source } = await read();
    const formatted = source.replace('A third sentence.', '*A third sentence.*');
    expect((await publish({ source: formatted })).statusCode).toBe(200);
    const summarised = formatted.replace(': A third.', ': A third sentence was added.');
    expect((await publish({ source: summarised })).statusCode).toBe(200);
    const { versions } = await read();
    const earlier = versions.at(-1)?.source ?? '';
    expect((await publish({ source: earlier })).statusCode).toBe(200);
  });

  it('[X9] date and summary of a change can be written into the front matter by hand', async () => {
    const { source } = await read();
    const byHand = source
      .replace('One more sentence.', 'By hand.')
      .replace('lastChanged: 2025-09-01', 'lastChanged: 2025-11-15')
      .replace('changes:\n', 'changes:\n  2025-11-15: By hand.\n');
    expect((await publish({ source: byHand })).statusCode).toBe(200);
  });
});

describe('a text that staff changed', () => {
  const states = async () => {
    const list = (await administrator.get('/api/admin/texts')).json<StaffTextDetail[]>();
    return { list: list.find((text) => text.name === name)?.original, text: (await read()).original };
  };
  const setBase = (basedOn: string | null) =>
    updateRows(test, 'text_versions', { name }, { based_on: basedOn });

  it('[X9] [M12] a changed text knows the original that it was based on', async () => {
    const { builtSource, basedOn } = await read();
    expect(basedOn).toBe(builtSource);
    expect(await states()).toEqual({ list: 'same', text: 'same' });
  });

  it('[X9] [M12] a changed text is marked when its original changes, until staff publish it again', async () => {
    await setBase('An earlier original.');
    expect(await states()).toEqual({ list: 'changed', text: 'changed' });
    const { source, basedOn } = await read();
    expect(basedOn).toBe('An earlier original.');
    expect((await publish({ source })).statusCode).toBe(200);
    expect(await states()).toEqual({ list: 'same', text: 'same' });
  });

  it('[X9] [M12] a restored earlier version keeps the mark, and the restored original has none', async () => {
    await setBase('An earlier original.');
    const { versionId, versions } = await read();
    await send('/api/admin/text/revert', { to: versions.at(-1)?.id, after: versionId });
    expect(await states()).toEqual({ list: 'changed', text: 'changed' });
    await send('/api/admin/text/revert', { to: null, after: (await read()).versionId });
    expect(await states()).toEqual({ list: null, text: null });
  });

  it('[X9] [M12] the original of a version by an earlier release is unknown', async () => {
    const { versionId, versions } = await read();
    await setBase(null);
    await send('/api/admin/text/revert', { to: versions.at(-1)?.id, after: versionId });
    expect(await states()).toEqual({ list: 'unknown', text: 'unknown' });
    expect((await read()).basedOn).toBeNull();
  });

  it('[X9] [M12] a text that staff added has no original', async () => {
    const added = 'policies/cookies';
    const source = '---\ntitle: Cookies\nlead: One.\nlastUpdated: 2025-08-01\n---\n\nOne cookie.\n';
    const answer = await publish({ name: added, source, after: null });
    expect(answer.json<StaffTextDetail>()).toMatchObject({
      builtSource: null,
      basedOn: '',
      original: null,
      isBuilt: false,
    });
  });
});
