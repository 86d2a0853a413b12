import type { CardIntent } from '#platform/card-gateway.server.ts'
import { clock } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
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

/** Only what nobody has paid can be cancelled; answers the intent as it stands. */
export async function cancelSandboxIntent(tx: Tx, intentId: string): Promise<SandboxIntent | undefined> {
  await decideSandboxIntent(tx, intentId, 'cancelled', null)
  return findSandboxIntent(tx, intentId)
}

export type SandboxRefund = { refundId: string; intentId: string; amountCents: number }

export function findSandboxRefund(tx: Read, key: string): Promise<SandboxRefund | undefined> {
  return platformTables(tx)
    .selectFrom('sandbox_card_refunds')
    .select(['refund_id as refundId', 'intent_id as intentId', 'amount_cents as amountCents'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** Gives back once for a key, and never more in all than was paid; undefined when there is not so much to give back. */
export async function refundSandboxIntent(
  tx: Tx,
  key: string,
  { intentId, amountCents }: { intentId: string; amountCents: number },
): Promise<SandboxRefund | undefined> {
  const intents = platformTables(tx).selectFrom('sandbox_card_intents').select(['amount_cents as paidCents', 'status'])
  const [intent] = await lockRows(tx, intents.where('intent_id', '=', intentId))
  const known = await findSandboxRefund(tx, key)
  if (known) return known
  const { refunded } = await platformTables(tx)
    .selectFrom('sandbox_card_refunds')
    .select(({ fn, val }) => fn.coalesce(fn.sum<string>('amount_cents'), val('0')).as('refunded'))
    .where('intent_id', '=', intentId)
    .executeTakeFirstOrThrow()
  if (intent?.status !== 'succeeded' || Number(refunded) + amountCents > intent.paidCents) return undefined
  const refundId = `cr_${newSpokenCode(20)}`
  await platformTables(tx)
    .insertInto('sandbox_card_refunds')
    .values({
      idempotency_key: key,
      refund_id: refundId,
      intent_id: intentId,
      amount_cents: amountCents,
      created_at: clock.now(),
    })
    .execute()
  return { refundId, intentId, amountCents }
}
