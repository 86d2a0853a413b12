import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import type { SealingKey } from '../../src/platform/access/sealing.server.ts'
import { Refusal } from '../claims.ts'

/** Compresses and seals what leaves for the backup. `about` names the file: what was sealed under one name opens under no other. */
export type Sealer = {
  /** The key that seals from now on. */
  keyName: string
  seal: (content: Buffer, about: string) => Promise<Buffer>
  open: (sealed: Buffer, about: string) => Promise<Buffer>
}

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD = /^praya-backup ([a-z0-9-]{1,20})\n/
const LONGEST_HEAD = 40
/** Files of WAL are mostly zeros, pictures are compressed already: more work would save little. */
const QUICK = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** Seals with the first key; the others open what they have sealed. Never with a key itself, which seals rows of the database, too. */
export function sealerWith(keys: readonly [SealingKey, ...SealingKey[]]): Sealer {
  const ownKeys = new Map(keys.map(({ name, key }) => [name, Buffer.from(hkdfSync('sha256', key, '', 'praya backup', 32))]))
  const keyName = keys[0].name
  return {
    keyName,
    seal: async (content, about) => {
      const nonce = randomBytes(NONCE_BYTES)
      const head = Buffer.from(`praya-backup ${keyName}\n`)
      const cipher = createCipheriv(CIPHER, keyOf(ownKeys, keyName), nonce).setAAD(Buffer.from(about))
      const body = [cipher.update(await compress(content, QUICK)), cipher.final()]
      return Buffer.concat([head, nonce, cipher.getAuthTag(), ...body])
    },
    open: async (sealed, about) => {
      const [head = '', name = ''] = HEAD.exec(sealed.subarray(0, LONGEST_HEAD).toString('latin1')) ?? []
      if (head === '') throw new Refusal(`${about} is damaged: it does not begin as a file of a backup does.`)
      const nonceAt = head.length
      const tagAt = nonceAt + NONCE_BYTES
      const bodyAt = tagAt + TAG_BYTES
      const decipher = createDecipheriv(CIPHER, keyOf(ownKeys, name), sealed.subarray(nonceAt, tagAt), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(tagAt, bodyAt))
      return decompress(finish(decipher, sealed.subarray(bodyAt), about, name))
    },
  }
}

type Decipher = ReturnType<typeof createDecipheriv>

function finish(decipher: Decipher, body: Buffer, about: string, name: string): Buffer {
  try {
    return Buffer.concat([decipher.update(body), decipher.final()])
  } catch {
    throw new Refusal(
      `${about} does not open: either it is damaged or cut short, or “${name}” in SEALING_KEYS is another key than the one it was sealed with.`,
    )
  }
}

function keyOf(keys: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const key = keys.get(name)
  if (key) return key
  throw new Refusal(
    `The backup was sealed with the key “${name}”, which SEALING_KEYS does not have. ` +
      'The keys are kept apart from the backups: bring them from where you keep them, and set SEALING_KEYS as it was then.',
  )
}
