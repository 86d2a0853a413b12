import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { z } from 'zod'

/** A pair with a name of its own; of a key that is retired only the public half is kept. */
export type SigningKey = { name: string; privateKey: KeyObject | undefined; publicKey: KeyObject }

/** Signs with the shop's name (Ed25519), so that anybody who has the published keys can tell what the shop has said. */
export type Signing = {
  /** The key that signs today. */
  current: string
  sign: (said: string) => Buffer
  /** Undefined for a key nobody has published. */
  fits: (name: string, said: string, signature: Buffer) => boolean | undefined
  /** Raw public keys in base64, as RFC 8032 has them; the first signs. */
  published: readonly { name: string; publicKey: string; pem: string }[]
}

const BYTES = 32
// What stands before the 32 bytes of an Ed25519 key in its usual wrappings (RFC 8410).
const PRIVATE_WRAPPING = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_WRAPPING = Buffer.from('302a300506032b6570032100', 'hex')

const privateKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PRIVATE_WRAPPING, seed]), format: 'der', type: 'pkcs8' })
const publicKeyOf = (raw: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLIC_WRAPPING, raw]), format: 'der', type: 'spki' })

/** Of demos alone: everybody knows it. */
export const PRACTICE_SIGNING_KEY = `practice:${Buffer.alloc(BYTES, 'praya practice certificate').toString('base64')}`

/** `name:seed` and more, divided by commas; of those that sign no more, `name:pub:key` is enough. */
export function readSigningKeys(written: string, context: z.RefinementCtx): [SigningKey, ...SigningKey[]] {
  const keys = written.split(',').flatMap((one): SigningKey[] => {
    const [, name = '', isPublic, key = ''] = /^\s*([a-z0-9-]{1,20}):(pub:)?([A-Za-z0-9+/]{43}=)\s*$/.exec(one) ?? []
    if (name === '') return []
    const bytes = Buffer.from(key, 'base64')
    if (isPublic) return [{ name, privateKey: undefined, publicKey: publicKeyOf(bytes) }]
    const privateKey = privateKeyOf(bytes)
    return [{ name, privateKey, publicKey: createPublicKey(privateKey) }]
  })
  const [first, ...others] = keys
  const isWhole = keys.length === written.split(',').length && new Set(keys.map(({ name }) => name)).size === keys.length
  if (first?.privateKey && isWhole) return [first, ...others]
  context.addIssue('name:key, 32 bytes in base64, each name once; name:pub:key for those that sign no more')
  return [] as never
}

export function signingWith(keys: readonly [SigningKey, ...SigningKey[]]): Signing {
  const byName = new Map(keys.map((key) => [key.name, key]))
  const { name: current, privateKey } = keys[0]
  return {
    current,
    sign: (said) => {
      if (!privateKey) throw new Error(`the key “${current}” cannot sign`)
      return sign(null, Buffer.from(said), privateKey)
    },
    fits: (name, said, signature) => {
      const key = byName.get(name)
      return key && verify(null, Buffer.from(said), key.publicKey, signature)
    },
    published: keys.map(({ name, publicKey }) => ({
      name,
      publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_WRAPPING.length).toString('base64'),
      pem: String(publicKey.export({ format: 'pem', type: 'spki' })),
    })),
  }
}

let own: Signing | undefined

/** One process is one shop: what it signs with is said once. */
export const signWith = (signing: Signing): Signing => (own = signing)

export function ownSigning(): Signing {
  if (!own) throw new Error('nobody has said what this process signs with')
  return own
}
