import type { CredentialIssuer, IssuerOptions } from './credential-issuer';

/** Opens the issuer of credentials. The modules that sign are loaded with the first credential. */
export function openCredentialIssuer({ secret, siteName, origin }: IssuerOptions): CredentialIssuer {
  const statusListUrl = (list: number) => `${origin}/api/credentials/status/${list}`;
  const open = async () => {
    const { createCredentialSigner } = await import('./credential-signer');
    return createCredentialSigner({ secret, siteName, origin, statusListUrl });
  };
  let opening: ReturnType<typeof open> | undefined;
  const signer = () => {
    opening ??= open();
    return opening;
  };
  return {
    issuerId: async () => (await signer()).issuerId,
    credentialOf: async (facts) => (await signer()).credentialOf(facts),
    statusList: async (list, revoked, at) => (await signer()).statusList(list, revoked, at),
    statusListUrl,
  };
}
