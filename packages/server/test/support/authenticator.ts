// A passkey made of software: what a browser and its authenticator would answer.

import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

export type Authenticator = {
  /** Answers the options for a new passkey. */
  create(options: { readonly challenge: string; readonly rpId: string; readonly origin: string }): object
  /** Answers the options for signing in. */
  get(options: { readonly challenge: string; readonly rpId: string; readonly origin: string }): object
}

const PRESENT_AND_VERIFIED = 0x05
const WITH_CREDENTIAL = 0x40

export function softwareAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let uses = 0

  const authenticatorData = (rpId: string, flags: number, credential: Buffer = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++uses)
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter, credential])
  }

  const answer = (response: object): object => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    create({ challenge, rpId, origin }) {
      // COSE: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = authenticatorData(rpId, PRESENT_AND_VERIFIED | WITH_CREDENTIAL, credential)
      // CBOR: { "fmt": "none", "attStmt": {}, "authData": data }
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    get({ challenge, rpId, origin }) {
      const client = clientData('webauthn.get', challenge, origin)
      const data = authenticatorData(rpId, PRESENT_AND_VERIFIED)
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
