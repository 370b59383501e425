import { createServer, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { verifyCredential } from '@digitalcredentials/verifier-core';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type CredentialFacts,
  type CredentialIssuer,
  type SignedDocument,
  statusListLength,
  statusPlaceOf,
} from './credential-issuer';
import { openCredentialIssuer } from './open-credential-issuer';

let server: Server;
let origin: string;
let issuer: CredentialIssuer;
/** Status lists that the site serves at the moment. */
let served: SignedDocument[];
/** Every URL that was requested. */
let requestedUrls: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const document = served.find(({ id }) => id === `${origin}${request.url}`);
    response.writeHead(document ? 200 : 404, { 'content-type': 'application/vc+ld+json' });
    response.end(JSON.stringify(document ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  issuer = openCredentialIssuer({
    secret: 'a secret of 32 characters or more',
    siteName: 'Academic Workshop',
    origin,
  });
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    requestedUrls.push(url);
    if (!url.startsWith(origin)) throw new TypeError(`No other server may be asked: ${url}`);
    return real(input, init);
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(async () => {
  requestedUrls = [];
  served = [await issuer.statusList(0, [], at)];
});

const at = new Date('2026-06-05T08:00:00Z');
const factsOf = (changes: Partial<CredentialFacts> = {}): CredentialFacts => ({
  certificateId: '0198f2c4-6d0a-7c3e-9b41-5a1d2f8e7c90',
  credentialUrl: `${origin}/api/certificates/0198f2c4-6d0a-7c3e-9b41-5a1d2f8e7c90/credential`,
  verifyUrl: `${origin}/certificates/0198f2c4-6d0a-7c3e-9b41-5a1d2f8e7c90`,
  studentName: 'فاطمة “Sara” O’Neil',
  quizTitle: 'Photosynthesis & cellular respiration',
  quizUrl: `${origin}/quizzes/photosynthesis`,
  subject: 'Biology',
  score: 8,
  totalQuestions: 10,
  percentage: 80,
  completedAt: new Date('2026-06-04T10:00:00Z'),
  attemptNumber: 2,
  areKeysKnown: true,
  isMachineMade: true,
  status: { list: 0, index: 94_567 },
  ...changes,
});

/** Returns the result of an independent verifier: the errors of a credential, and each verification step. */
async function verdictOn(credential: SignedDocument) {
  const copy = JSON.parse(JSON.stringify(credential));
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  const { errors = [], log = [] } = await verifyCredential({ credential: copy, knownDIDRegistries: [] });
  vi.restoreAllMocks();
  return { errors: errors.map(({ name }) => name), steps: new Map(log.map(({ id, valid }) => [id, valid])) };
}

describe('Open Badges 3.0', () => {
  it('[Z13] an outside verifier accepts a credential, signed by the did:key of this site', async () => {
    const credential = await issuer.credentialOf(factsOf());
    const { errors, steps } = await verdictOn(credential);
    expect(errors).toEqual([]);
    expect(steps.get('valid_signature')).toBe(true);
    expect(steps.get('revocation_status')).toBe(true);
    expect(credential).toMatchObject({
      issuer: { id: await issuer.issuerId(), name: 'Academic Workshop' },
      proof: [
        { type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' },
      ],
    });
    expect(await issuer.issuerId()).toMatch(/^did:key:z6Mk/);
  });

  it.each([
    ['name', '“Sara”', '“Sarah”'],
    ['score', '"value":"8"', '"value":"9"'],
    ['author', 'AI wrote', 'We wrote'],
    ['status', '"statusListIndex":"94567"', '"statusListIndex":"94568"'],
  ])('[Z13] an outside verifier refuses a credential whose %s was changed', async (_what, was, is) => {
    const text = JSON.stringify(await issuer.credentialOf(factsOf()));
    const changed = text.replace(was, is);
    expect(changed).not.toBe(text);
    expect((await verdictOn(JSON.parse(changed))).errors).toEqual(['invalid_signature']);
  });

  it('[Z13] an outside verifier reads in the status list which credentials were revoked', async () => {
    const credential = await issuer.credentialOf(factsOf());
    served = [await issuer.statusList(0, [94_566, 94_568], at)];
    expect((await verdictOn(credential)).steps.get('revocation_status')).toBe(true);
    served = [await issuer.statusList(0, [3, 94_567], at)];
    const { errors, steps } = await verdictOn(credential);
    expect(errors).toEqual([]);
    expect(steps.get('valid_signature')).toBe(true);
    expect(steps.get('revocation_status')).toBe(false);
  });

  it('[Z13] an outside verifier rejects a status list that was changed', async () => {
    const credential = await issuer.credentialOf(factsOf());
    const list = await issuer.statusList(0, [94_567], at);
    const empty = await issuer.statusList(0, [], at);
    served = [{ ...list, credentialSubject: empty.credentialSubject }];
    expect((await verdictOn(credential)).steps.get('revocation_status')).not.toBe(true);
  });

  it('[Z13] a credential states that AI wrote the questions, the number of the attempt, and the name of the person', async () => {
    const said = JSON.stringify(await issuer.credentialOf(factsOf()));
    expect(said).toContain('AI wrote the questions in this quiz.');
    expect(said).toContain(
      'Passed with 8 of 10 (80%) on attempt 2, after the correct answers were shown in earlier attempts.',
    );
    const first = factsOf({ attemptNumber: 1 });
    expect(JSON.stringify(await issuer.credentialOf(first))).toContain(
      'on attempt 1, after correct answers to some of its questions were shown in another quiz.',
    );
    const unknown = await issuer.credentialOf({ ...first, areKeysKnown: false });
    expect(JSON.stringify(unknown)).toContain('Passed with 8 of 10 (80%) on attempt 1.');
    const credential = await issuer.credentialOf(factsOf({ isMachineMade: false }));
    expect(JSON.stringify(credential)).not.toContain('AI');
    expect(credential).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      validFrom: '2026-06-04T10:00:00.000Z',
      credentialSubject: {
        identifier: [{ identityType: 'name', identityHash: 'فاطمة “Sara” O’Neil', hashed: false }],
      },
    });
  });

  it('[Z13] a credential of the same facts has the same bytes, and another secret makes another issuer', async () => {
    const text = async (from: CredentialIssuer) => JSON.stringify(await from.credentialOf(factsOf()));
    expect(await text(issuer)).toBe(await text(issuer));
    const other = openCredentialIssuer({ secret: 'another secret of 32 characters!', siteName: 'A', origin });
    expect(await other.issuerId()).not.toBe(await issuer.issuerId());
  });

  it('[Z13] signing a credential makes no network request', async () => {
    await issuer.credentialOf(factsOf());
    await issuer.statusList(7, [1], at);
    expect(requestedUrls).toEqual([]);
  });

  it('[Z13] a status list sets exactly the bits of the revoked credentials, with the first one leftmost', async () => {
    const index = fc.nat(statusListLength - 1);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(index, { maxLength: 40 }), async (revoked) => {
        const { credentialSubject } = await issuer.statusList(3, revoked, at);
        const bits = bitsOf(credentialSubject);
        expect(bits).toHaveLength(statusListLength / 8);
        const set = new Set<number>();
        for (const [byte, value] of bits.entries())
          for (let bit = 0; bit < 8; bit++) if (value & (0x80 >> bit)) set.add(byte * 8 + bit);
        expect(set).toEqual(new Set(revoked));
      }),
      { numRuns: 25, examples: [[[]], [[0]], [[statusListLength - 1]]] },
    );
    for (const beyond of [-1, 0.5, statusListLength])
      await expect(issuer.statusList(3, [beyond], at)).rejects.toThrow(RangeError);
  });

  it('[Z13] every certificate has its own bit in a status list', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 40), (position) => {
        const { list, index } = statusPlaceOf(position);
        expect(list * statusListLength + index).toBe(position);
        expect(index).toBeLessThan(statusListLength);
      }),
    );
  });
});

function bitsOf(subject: unknown): Uint8Array {
  const list =
    typeof subject === 'object' && subject !== null && 'encodedList' in subject ? subject.encodedList : '';
  return gunzipSync(Buffer.from(String(list).slice(1), 'base64url'));
}
