import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, type Member, member } from '../../../testing/account';
import { type OidcPeer, type PeerAccount, peerClient } from '../../../testing/oidc-peer';
import { finish, type OidcSite, start, startOidcSite, whoIs } from '../../../testing/oidc-site';
import { selectRows } from '../../../testing/rows';
import type { TestApp } from '../../../testing/test-app';

type Case = {
  case: string;
  claims: PeerAccount & {
    sub: string;
    aud?: string[];
    azp?: string;
    _iat_offset_s?: number;
    _nbf_offset_s?: number;
  };
};

/** Claims of real providers, collected from reports to other projects. */
const file = path.resolve(import.meta.dirname, '../../../../../../../shared/data/cases/oidc/claims.json');
const cases: Case[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

let site: OidcSite;
let test: TestApp;
let peer: OidcPeer;
let victim: Member;

type Outcome = { place: string; user: Record<string, unknown> | undefined };

/** Expected outcomes, keyed by the name of the case. */
const expected: Record<string, (outcome: Outcome) => Promise<void> | void> = {
  'no name (Synology, ADFS)': ({ place, user }) => {
    expect([place, user]).toMatchObject(['/', { firstName: 'user', email: 'user@mydomain.example' }]);
  },
  'no email (CAS, Discord by phone, managed Apple)': isRefused('oidc-no-email'),
  'email_verified as string true (Cognito)': ({ place, user }) => {
    expect([place, user]).toMatchObject(['/', { email: 'c@ex.example', isEmailVerified: true }]);
  },
  'email_verified as string false': isRefused('oidc-unverified'),
  'email_verified absent, address of an existing account': isRefused('oidc-unverified'),
  'other letter case': isAccountOf('firstname.lastname@test.example'),
  'IDN address in both forms': isAccountOf('anna@xn--bcher-kva.example'),
  'aud as array with azp': isSignedIn,
  'nbf/iat one second ahead': isSignedIn,
  'name with markup, controls, 300 characters': ({ place, user }) => {
    expect(place).toBe('/');
    const name = [user?.firstName, user?.lastName].join(' ');
    expect(name).toMatch(/^Todd O'Bryan <b>x<\/b>/);
    expect(name).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    expect(name.length).toBeLessThanOrEqual(201);
  },
};

function isSignedIn({ place, user }: Outcome): void {
  expect([place, user]).toMatchObject(['/', { isEmailVerified: true }]);
}

function isRefused(problem: string) {
  return async ({ place, user }: Outcome) => {
    expect([place, user]).toEqual([`/login?problem=${problem}`, undefined]);
    const identities = test.ctx.db.selectFrom('oidc_identities').selectAll().where('user_id', '=', victim.id);
    expect(await identities.execute()).toEqual([]);
  };
}

function isAccountOf(email: string) {
  return async ({ place, user }: Outcome) => {
    const accounts = await selectRows(test, 'users', { email }, ['id']);
    expect([place, accounts]).toEqual(['/', [{ id: user?.id }]]);
  };
}

describe.skipIf(cases.length === 0).each(['the user information', 'the ID token'])(
  'claims of real providers in %s',
  (where) => {
    beforeAll(async () => {
      site = await startOidcSite();
      ({ test, peer } = site);
      victim = await member(test, 'victim@ex.example');
      await member(test, 'firstname.lastname@test.example');
      await member(test, 'anna@xn--bcher-kva.example');
    });
    afterAll(() => site.close());

    async function signIn({
      sub,
      aud,
      azp,
      _iat_offset_s,
      _nbf_offset_s,
      ...told
    }: Case['claims']): Promise<Outcome> {
      const named = (name: string) => (name === 'CLIENT' ? peerClient.id : name);
      const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
      peer.accounts.set(sub, told);
      peer.idTokens.claims = {
        ...(where === 'the ID token' ? told : {}),
        ...(aud ? { aud: aud.map(named), azp: named(azp ?? '') } : {}),
        ...(_iat_offset_s === undefined ? {} : { iat: inSeconds(_iat_offset_s) }),
        ...(_nbf_offset_s === undefined ? {} : { nbf: inSeconds(_nbf_offset_s) }),
      };
      const browser = browserOf(test);
      const answer = await site.choose(await start(browser), sub);
      return { place: await finish(browser, answer), user: await whoIs(browser) };
    }

    it('[U3] has an expected outcome for every case of the file', () => {
      expect(cases.map((one) => one.case).toSorted()).toEqual(Object.keys(expected).toSorted());
    });

    it.each(cases)('[U3] gives the right outcome for: $case', async ({ case: name, claims }) => {
      await expected[name]?.(await signIn(claims));
    });

    it.each([{ _iat_offset_s: 600 }, { _nbf_offset_s: 600 }])(
      '[U3] refuses a token of ten minutes ahead with a page: %j',
      async (ahead) => {
        const claims = { sub: 'ahead', email: 'ahead@ex.example', email_verified: true };
        expect(await signIn({ ...claims, ...ahead })).toEqual({
          place: '/login?problem=oidc-failed',
          user: undefined,
        });
      },
    );
  },
);
