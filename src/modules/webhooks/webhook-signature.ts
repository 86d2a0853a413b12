import { createHmac, randomBytes } from 'node:crypto'

export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

/** As the page of words says it: the time in seconds, and for each secret that is in use an HMAC-SHA256 over time, full stop and body. */
export function signWebhook(secrets: readonly string[], seconds: number, body: string): string {
  const signatures = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`)
  return [`t=${seconds}`, ...signatures].join(',')
}
