import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Keeps secrets the shop has to read again (those of second factors, bank accounts) out of the hands of anyone who has only the database.
 * `about` names the row: what is sealed for one opens for no other.
 */
export type Sealing = {
  seal: (secret: string, about: string) => string
  /** Throws for what another key, another row or somebody else has written. */
  open: (sealed: string, about: string) => string
  /** Sealed with the key of today; what is not is sealed afresh when it is next used. */
  isCurrent: (sealed: string) => boolean
}

/** 32 bytes and a name of its own. */
export type SealingKey = { name: string; key: Buffer }

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals with the first key; the others still open what they have sealed, so that keys can be exchanged one after the other. */
export function sealingWith([current, ...older]: readonly [SealingKey, ...SealingKey[]]): Sealing {
  const keys = new Map([current, ...older].map(({ name, key }) => [name, key]))
  return {
    seal: (secret, about) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, current.key, nonce).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return `${current.name}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open: (sealed, about) => {
      const [name = '', written = ''] = sealed.split('.')
      const key = keys.get(name)
      if (!key) throw new Error(`what was sealed with the key “${name}” cannot be opened: SEALING_KEYS does not have it`)
      const bytes = Buffer.from(written, 'base64url')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    isCurrent: (sealed) => sealed.startsWith(`${current.name}.`),
  }
}
