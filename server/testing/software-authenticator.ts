import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Presence and verification of the user; with the key itself at its creation. */
const USED = 0x05;
const CREATED = 0x45;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');
const twoBytes = (value: number) => Buffer.from([value >> 8, value & 0xff]);

/** A text of CBOR, shorter than 24 bytes, and a byte string, each in its shortest form: verifiers encode it anew. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (data: Buffer) =>
  Buffer.concat([data.length < 256 ? Buffer.from([0x58, data.length]) : longHead(data.length), data]);
const longHead = (length: number) => Buffer.concat([Buffer.from([0x59]), twoBytes(length)]);

/** A device with one passkey (ES256), as a browser would pass its answers on. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  #counter = 0;
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create(challenge: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // COSE: {kty: EC2, alg: ES256, crv: P-256, x, y}
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), twoBytes(this.#id.length), this.#id, key]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(Buffer.concat([this.#authData(CREATED), attested])),
    ]);
    return this.#credential({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  sign(challenge: string) {
    this.#counter += 1;
    const authData = this.#authData(USED);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey);
    return this.#credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
    });
  }

  #credential<T>(response: T) {
    const id = base64url(this.#id);
    return { credential: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} } };
  }

  #clientData = (type: string, challenge: string) =>
    JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false });

  #authData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter]);
  }
}
