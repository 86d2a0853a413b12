import { sql } from 'kysely'
import type { CardIntent } from '#platform/card-gateway.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newSpokenCode } from '#platform/ids.server.ts'

export type SandboxStatus = CardIntent['status']
export type SandboxIntent = {
  intentId: string
  amountCents: number
  reference: string
  returnUrl: string
  status: SandboxStatus
  settlesAt: Date | null
}

const columns = sql`intent_id as "intentId", amount_cents as "amountCents", reference, return_url as "returnUrl", status, settles_at as "settlesAt"`

/** The same key answers the same intent, as at any card provider. */
export async function createSandboxIntent(
  tx: Tx,
  key: string,
  intent: { amountCents: number; reference: string; returnUrl: string },
): Promise<SandboxIntent> {
  await sql`insert into sandbox_card_intents (intent_id, idempotency_key, amount_cents, reference, return_url, status, created_at)
    values (${`ci_${newSpokenCode(20)}`}, ${key}, ${intent.amountCents}, ${intent.reference}, ${intent.returnUrl}, 'open', ${clock.now()})
    on conflict (idempotency_key) do nothing`.execute(tx)
  const found = await sql<SandboxIntent>`select ${columns} from sandbox_card_intents where idempotency_key = ${key}`.execute(tx)
  return found.rows[0]!
}

/** An intent as it stands now; one that was to settle late settles by being looked at. */
export async function findSandboxIntent(tx: Tx, intentId: string): Promise<SandboxIntent | undefined> {
  await sql`update sandbox_card_intents set status = 'succeeded' where intent_id = ${intentId} and status = 'processing' and settles_at <= ${clock.now()}`.execute(
    tx,
  )
  const found = await sql<SandboxIntent>`select ${columns} from sandbox_card_intents where intent_id = ${intentId}`.execute(tx)
  return found.rows[0]
}

/** What the buyer did on the provider's page; only an open intent can still change. */
export async function decideSandboxIntent(
  tx: Tx,
  intentId: string,
  status: SandboxStatus,
  settlesAt: Date | null,
): Promise<boolean> {
  const done =
    await sql`update sandbox_card_intents set status = ${status}, settles_at = ${settlesAt} where intent_id = ${intentId} and status in ('open', 'declined')`.execute(
      tx,
    )
  return (done.numAffectedRows ?? 0n) > 0n
}

export async function refundSandboxIntent(tx: Tx, intentId: string, amountCents: number): Promise<void> {
  await sql`update sandbox_card_intents set refunded_cents = ${amountCents} where intent_id = ${intentId} and status = 'succeeded' and refunded_cents = 0`.execute(
    tx,
  )
}
