import type { StaffJurisdictionRule } from '@aw/contracts/jurisdictions/staff';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import { updateRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { auditOf } from '../../testing/staff-order';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp();
const administrator = beforeTests(() => signedInStaff(test));
const support = beforeTests(() => signedInStaff(test, 'bashir', 'support'));

const url = '/api/admin/jurisdictions';
const listed = async () => (await support.get(url)).json<StaffJurisdictionRule[]>();
describe('jurisdiction rules', () => {
  it('[L1] all staff see every rule, including those that are off', async () => {
    await updateRows(test, 'jurisdiction_rules', { country: 'NZ' }, { is_active: false });
    expect(await listed()).toContainEqual(expect.objectContaining({ country: 'NZ', isActive: false }));
  });

  it('[L1] administrators add one rule for each place, with regions of its country', async () => {
    const rule = { country: 'ca', law: 'A law of Canada' };
    const add = (payload: object) => administrator.post(url, payload);
    const added = await add(rule);
    expect([added.statusCode, added.json()]).toMatchObject([
      201,
      { country: 'CA', region: null, law: 'A law of Canada', isActive: true, updatedBy: 'amira' },
    ]);
    expect(refusalOf(await add(rule))).toEqual([409, 'jurisdictions.taken']);
    expect(refusalOf(await add({ country: 'CA', region: 'US-TX', law: 'A law' }))).toEqual([
      400,
      'request.invalid',
    ]);
    expect((await add({ country: 'XX', law: 'A law' })).statusCode).toBe(400);
    expect((await add({ country: 'DE', law: ' ' })).statusCode).toBe(400);
    expect(await auditOf(test, `jurisdiction:${added.json<{ id: number }>().id}`)).toEqual([
      {
        actor: 'amira',
        verb: 'jurisdiction.added',
        before: null,
        after: { country: 'CA', region: null, law: 'A law of Canada', isActive: true },
      },
    ]);
  });

  it('[L1] administrators turn rules off and correct them, which is logged and shown in the public list', async () => {
    const rule = (await listed()).find(({ country }) => country === 'IE');
    const change = (payload: object, id = rule?.id) => administrator.patch(`${url}/${id}`, payload);
    const changed = await change({ isActive: false });
    expect(changed.json()).toMatchObject({ isActive: false, law: rule?.law, updatedBy: 'amira' });
    const open = (await test.nobody.get('/api/jurisdictions')).json<{ country: string }[]>();
    expect(open.filter(({ country }) => country === 'IE')).toEqual([]);
    await change({ law: 'A newer act', isActive: true });
    expect(
      (await auditOf(test, `jurisdiction:${rule?.id}`)).map(({ before, after }) => [before, after]),
    ).toEqual([
      [
        { isActive: true, law: rule?.law },
        { isActive: false, law: rule?.law },
      ],
      [
        { isActive: false, law: rule?.law },
        { isActive: true, law: 'A newer act' },
      ],
    ]);
    expect(refusalOf(await change({ isActive: true }, 999_999))).toEqual([404, 'request.not_found']);
  });

  it('[L1] [M3] staff who are not administrators cannot change rules', async () => {
    const before = await listed();
    const [rule] = before;
    const calls = [
      { method: 'POST', url, payload: { country: 'DE', law: 'A law' } },
      { method: 'PATCH', url: `${url}/${rule?.id}`, payload: { isActive: false } },
    ] as const;
    for (const call of calls) expect(refusalOf(await support.inject(call))).toEqual([403, 'auth.forbidden']);
    expect(await listed()).toEqual(before);
  });
});
