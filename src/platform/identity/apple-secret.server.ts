import { createPrivateKey, sign } from 'node:crypto'
import type { ClientAuth } from 'openid-client'

export type AppleKey = { teamId: string; keyId: string; privateKey: string }

const LIFETIME_SECONDS = 300

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Apple knows a shop by a short-lived token that it signs with its key, in place of a secret. */
export function appleSecret({ teamId, keyId, privateKey }: AppleKey): ClientAuth {
  const key = createPrivateKey(privateKey)
  return (server, client, body) => {
    const now = Math.floor(Date.now() / 1_000)
    const claims = { iss: teamId, iat: now, exp: now + LIFETIME_SECONDS, aud: server.issuer, sub: client.client_id }
    const signed = `${encode({ alg: 'ES256', kid: keyId })}.${encode(claims)}`
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
    body.set('client_id', client.client_id)
    body.set('client_secret', `${signed}.${signature}`)
  }
}
