import { keepIdentityEmail } from '#modules/members/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import type { AppleNotice } from '#platform/identity/apple-notices.server.ts'
import { forgetIdentity } from './identity-sign-in.ts'

/** Anyone who has left Apple, or wants it to vouch for them here no longer, is let in by it no longer; another address is noted. */
export async function handleAppleNotification(tx: Tx, { type, subject, email, at }: AppleNotice): Promise<void> {
  if (type === 'consent-revoked' || type === 'account-delete') return forgetIdentity(tx, 'apple', subject, at)
  if (email) await keepIdentityEmail(tx, { provider: 'apple', subject, email })
}
