import type { CardIntent } from '#platform/card-gateway.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { platformTables } from '#platform/platform.tables.ts'

export type SandboxStatus = CardIntent['status']
export type SandboxIntent = {
  intentId: string
  amountCents: number
  reference: string
  returnUrl: string
  status: SandboxStatus
  settlesAt: Date | null
}

const columns = [
  'intent_id as intentId',
  'amount_cents as amountCents',
  'reference',
  'return_url as returnUrl',
  'status',
  'settles_at as settlesAt',
] as const

/** The same key answers the same intent, as at any card provider. */
export async function createSandboxIntent(
  tx: Tx,
  key: string,
  intent: { amountCents: number; reference: string; returnUrl: string },
): Promise<SandboxIntent> {
  await platformTables(tx)
    .insertInto('sandbox_card_intents')
    .values({
      intent_id: `ci_${newSpokenCode(20)}`,
      idempotency_key: key,
      amount_cents: intent.amountCents,
      reference: intent.reference,
      return_url: intent.returnUrl,
      status: 'open',
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute()
  return platformTables(tx)
    .selectFrom('sandbox_card_intents')
    .select(columns)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
}

/** An intent as it stands now; one that was to settle late settles by being looked at. */
export async function findSandboxIntent(tx: Tx, intentId: string): Promise<SandboxIntent | undefined> {
  await platformTables(tx)
    .updateTable('sandbox_card_intents')
    .set({ status: 'succeeded' })
    .where('intent_id', '=', intentId)
    .where('status', '=', 'processing')
    .where('settles_at', '<=', clock.now())
    .execute()
  return platformTables(tx)
    .selectFrom('sandbox_card_intents')
    .select(columns)
    .where('intent_id', '=', intentId)
    .executeTakeFirst()
}

/** What the buyer did on the provider's page; only an open intent can still change. */
export async function decideSandboxIntent(
  tx: Tx,
  intentId: string,
  status: SandboxStatus,
  settlesAt: Date | null,
): Promise<boolean> {
  const done = await platformTables(tx)
    .updateTable('sandbox_card_intents')
    .set({ status, settles_at: settlesAt })
    .where('intent_id', '=', intentId)
    .where('status', 'in', ['open', 'declined'])
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function refundSandboxIntent(tx: Tx, intentId: string, amountCents: number): Promise<void> {
  await platformTables(tx)
    .updateTable('sandbox_card_intents')
    .set({ refunded_cents: amountCents })
    .where('intent_id', '=', intentId)
    .where('status', '=', 'succeeded')
    .where('refunded_cents', '=', 0)
    .execute()
}
