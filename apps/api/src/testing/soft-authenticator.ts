import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Differences between an answer and an honest one. */
export type Twist = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Signs with another key. */
  isForged?: boolean;
};

type CreationOptions = { challenge: string; rp: { id: string }; user: { id: string } };
type RequestOptions = { challenge: string; rpId: string };

const [present, verified, hasCredential] = [0x01, 0x04, 0x40];

/**
 * Returns an authenticator with one passkey (ES256), which answers as in WebAuthn Level 3, 6.1 and 6.5. Attestation
 * is "none".
 */
export function softAuthenticator(origin: string, keepsCount = true) {
  const { privateKey, publicKey } = newKey();
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let userHandle = '';
  let counter = 0;

  const authenticatorData = (rpId: string, twist: Twist, credential: Buffer = Buffer.alloc(0)) => {
    const flags =
      present | (twist.isUserVerified === false ? 0 : verified) | (credential.length > 0 ? hasCredential : 0);
    const count = Buffer.alloc(4);
    if (keepsCount) counter += 1;
    count.writeUInt32BE(twist.counter ?? counter);
    return Buffer.concat([hash(twist.rpId ?? rpId), Buffer.from([flags]), count, credential]);
  };
  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const answer = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    /** Returns the result of `navigator.credentials.create`. */
    create(options: CreationOptions, twist: Twist = {}) {
      userHandle = options.user.id;
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const data = authenticatorData(options.rp.id, twist, credential);
      return answer({
        clientDataJSON: encode(clientData('webauthn.create', options.challenge, twist)),
        attestationObject: encode(attestation(data)),
        transports: ['internal'],
      });
    },
    /** Returns the result of `navigator.credentials.get`. */
    get(options: RequestOptions, twist: Twist = {}) {
      const data = authenticatorData(options.rpId, twist);
      const client = clientData('webauthn.get', options.challenge, twist);
      const key = twist.isForged ? newKey().privateKey : privateKey;
      return answer({
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(sign('sha256', Buffer.concat([data, hash(client)]), key)),
        userHandle: twist.userHandle ?? userHandle,
      });
    },
  };
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (data: Buffer) => data.toString('base64url');

/** Returns the key as a COSE map in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y} (RFC 9053, 7.1.1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
  const between = Buffer.from([0x22, 0x58, 0x20]);
  return Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')]);
}

/** Returns the CBOR map {fmt: "none", attStmt: {}, authData}. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ]);
}
