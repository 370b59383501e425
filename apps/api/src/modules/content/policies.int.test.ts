import { bodies } from '@aw/content/policies';
import { regionsOf } from '@aw/contracts/countries';
import type { JurisdictionRule } from '@aw/contracts/jurisdictions/public';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../config/durations';
import { sessionCookie } from '../../server/sessions/session';
import { member } from '../../testing/account';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp();
let terms: string;
let privacy: string;

const textOf = async (id: string) => (await bodies[id]?.())?.default.html ?? '';
const read = async <T>(url: string) => (await test.nobody.get(url)).json<T>();

beforeAll(async () => {
  [terms, privacy] = await Promise.all([textOf('terms'), textOf('privacy')]);
});
describe('the terms', () => {
  it('[L1] the terms name exactly the places where the order form bars writing, each with its law', async () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region' });
    const rules = await read<JurisdictionRule[]>('/api/jurisdictions');
    const wanted = rules.map(({ country, region, law }) => {
      const part = regionsOf[country]?.find(([code]) => code === region)?.[1];
      return `${part ? `${part} (${names.of(country)})` : names.of(country)}: ${law}`;
    });
    const table = /<th>Place<\/th>[\s\S]*?<\/table>/.exec(terms)?.[0] ?? '';
    const rows = [...table.matchAll(/<td>(.*?)<\/td>\s*<td>(.*?)<\/td>/g)].map(
      ([, place, law]) => `${place}: ${law}`,
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.sort()).toEqual(wanted.sort());
  });

  it('[O11] [O17] the terms promise the days, hours and shares of the price book', async () => {
    type Prices = {
      refundDays: number;
      heldHours: number;
      lateSteps: { afterMinutes: number; percent: number }[];
    };
    const { refundDays, heldHours, lateSteps } = await read<Prices>('/api/prices');
    expect(terms).toContain(`You can ask for a refund within ${refundDays} days of completion`);
    expect(terms).toContain(`A placed order keeps its price for ${heldHours} hours`);
    const rows = [...terms.matchAll(/<td>(\d+) hours? after the deadline<\/td>\s*<td>(\d+)%/g)];
    expect(
      rows.map(([, hours, percent]) => ({ afterMinutes: Number(hours) * 60, percent: Number(percent) })),
    ).toEqual(lateSteps);
  });
});

describe('the privacy policy', () => {
  it('[L4] the privacy policy names the only cookie and its lifetime without an account', async () => {
    const answer = await test.nobody.post('/api/user', { userId: `anon_policy000001_${Date.now()}` });
    expect(answer.cookies.map(({ name }) => name)).toEqual([sessionCookie]);
    expect(privacy).toMatch(new RegExp(`<code>${sessionCookie}</code></td>\\s*<td>Cookie`));
    const until = answer.cookies[0]?.expires?.getTime() ?? 0;
    expect(Math.round((until - Date.now()) / dayMs)).toBe(365);
    expect(privacy).toContain('A year after your last visit, or half a year with an account');
  });

  it('[L4] pages and reads that need no session set no cookie', async () => {
    const paths = ['/api/config', '/api/schools', '/api/prices', '/healthz'];
    for (const url of paths) expect((await test.nobody.get(url)).cookies).toEqual([]);
    expect((await signedIn(test.app)).cookie).toContain(`${sessionCookie}=`);
  });

  it('[U9] [L4] the privacy policy names the real number of days for undoing an erasure', async () => {
    const user = await member(test);
    const answer = await user.post('/api/account/erasure', { keepsShared: true });
    const { erasure } = answer.json<{ erasure: { requestedAt: string; eraseAfter: string } }>();
    const days = (Date.parse(erasure.eraseAfter) - Date.parse(erasure.requestedAt)) / dayMs;
    expect(privacy).toContain(`you have ${days} days to change your mind`);
    expect(privacy).toContain(`${days} days after you ask for its erasure`);
  });
});
