import { type Contact, maskedContact } from '#modules/members/contacts.contract.ts'
import type { Place } from '#modules/members/index.server.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Device } from '#platform/access/sessions.server.ts'

type SignInWay = 'password' | 'code' | 'passkey' | 'provider' | 'recovery' | 'registration'

/** Who tries to come in, where and how; the contact as it was typed, of which nobody learns more than its owner would need. */
export type SignInTry = { side: 'member' | 'operator'; way: SignInWay; contact: Contact | undefined; on: Device; place?: Place }

/** One line each, right or wrong, without anything that opens anything. */
export function logSignIn(log: Log, result: string, { side, way, contact, on, place }: SignInTry, account?: string): void {
  const who = contact ? maskedContact(contact) : undefined
  log.info({ signIn: { side, result, way, contact: who, account, network: on.network, device: on.device, place } }, 'sign-in')
}

/**
 * The same in the audit trail, which is kept for good: of members without their network. Anyone who is let in stands there in the transaction
 * that lets them in. Members are no actors of the back office.
 */
export async function auditSignIn(
  tx: Tx,
  isRight: boolean,
  tried: SignInTry,
  known?: { id: string; name?: string },
): Promise<void> {
  const { side, way, contact, on, place } = tried
  const masked = contact ? maskedContact(contact) : ''
  const after = {
    way,
    device: on.device,
    ...(side === 'operator' ? { network: on.network } : {}),
    ...(place ? { knownBy: place } : {}),
  }
  await recordAudit(tx, {
    by:
      side === 'operator' && known
        ? { kind: 'operator', id: known.id, name: known.name ?? masked }
        : { kind: 'shopper', name: known?.name ?? masked },
    action: `${side}-${isRight ? 'signed-in' : 'sign-in-wrong'}`,
    subject: side,
    subjectId: known?.id ?? masked,
    after,
  })
}

/** Has a try, and notes how it ends where it does not let anybody in: in the trail where it was looked at, in the log always. */
export async function noting<Done>(
  { database, log }: { database: Database; log: Log },
  tried: SignInTry,
  run: () => Promise<Done>,
  known?: { id: string; name?: string },
): Promise<Done> {
  try {
    return await run()
  } catch (problem) {
    if (problem instanceof Refusal) {
      logSignIn(log, problem.reason, tried, known?.id)
      if (WRONG.has(problem.reason)) await database.inTransaction((tx) => auditSignIn(tx, false, tried, known))
    }
    throw problem
  }
}

const WRONG: ReadonlySet<string> = new Set(['MEMBER_UNKNOWN', 'SIGN_IN_WRONG', 'FACTOR_WRONG', 'CODE_WRONG', 'PASSKEY_WRONG'])
