import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { type Database, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { changeRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { CODE_LENGTH } from '../coupon-code.rules.ts'
import { couponsTables } from '../coupons.tables.ts'

/** So many in each transaction. */
const MADE_AT_ONCE = 5_000

/** Asks for single codes; they come to be in the background. */
export async function askForCodes(tx: Tx, by: Operator, campaignId: string, wanted: number): Promise<void> {
  const campaign = await couponsTables(tx)
    .selectFrom('campaigns')
    .select('had')
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst()
  if (campaign?.had !== 'single-codes') refuse('NOT_FOUND')
  const batchId = newId()
  await couponsTables(tx)
    .insertInto('code_batches')
    .values({ batch_id: batchId, campaign_id: campaignId, wanted, created_at: clock.now(), created_by: by.name })
    .execute()
  await recordAudit(tx, { by, action: 'codes-made', subject: 'campaign', subjectId: campaignId, after: { count: wanted } })
  await sql`select graphile_worker.add_job('coupon-codes', ${JSON.stringify({ batchId })}::json, job_key := ${`coupon-codes:${batchId}`},
    max_attempts := 12)`.execute(tx)
}

/** Makes what is missing of a batch, some in each transaction: a process that ends leaves the rest to the next. */
export async function makeCodes(database: Database, batchId: string): Promise<void> {
  while (await database.inTransaction((tx) => makeSome(tx, batchId))) continue
}

/** Whether there is more to make. */
async function makeSome(tx: Tx, batchId: string): Promise<boolean> {
  const [batch] = await lockRows(tx, couponsTables(tx).selectFrom('code_batches').selectAll().where('batch_id', '=', batchId))
  if (!batch || batch.made >= batch.wanted) return false
  const some = Math.min(MADE_AT_ONCE, batch.wanted - batch.made)
  const ids = Array.from({ length: some }, newId)
  const codes = ids.map(() => newSpokenCode(CODE_LENGTH))
  // One that was there already is made once more in the next step.
  const made = await changeRows(
    tx,
    z.object({}),
    sql`insert into coupons (coupon_id, campaign_id, batch_id, code)
      select id, ${batch.campaign_id}::uuid, ${batchId}::uuid, code from unnest(${ids}::uuid[], ${codes}::text[]) made (id, code)
      on conflict do nothing returning 1 as one`,
  )
  const now = batch.made + made.length
  await couponsTables(tx).updateTable('code_batches').set({ made: now }).where('batch_id', '=', batchId).execute()
  return now < batch.wanted
}

const READ_AT_ONCE = 5_000
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Every single code of a campaign with what has become of it, part by part; whoever reads slowly is waited for. */
export const streamCodes = (tx: Read, campaignId: string): Readable =>
  Readable.from(
    (async function* () {
      yield `\ufeff${stringify([['code', 'state', 'claimed', 'used']])}`
      for (let after = NOBODY; ; ) {
        const rows = await codesAfter(tx, campaignId, after)
        if (rows.length > 0)
          yield stringify(
            rows.map(({ code, state, claimed_at, used_at }) => [
              code,
              state,
              claimed_at?.toISOString() ?? '',
              used_at?.toISOString() ?? '',
            ]),
          )
        if (rows.length < READ_AT_ONCE) return
        after = rows.at(-1)?.coupon_id ?? after
      }
    })(),
  )

const codesAfter = (tx: Read, campaignId: string, after: string) =>
  couponsTables(tx)
    .selectFrom('coupons')
    .select(['coupon_id', 'code', 'state', 'claimed_at', 'used_at'])
    .where('campaign_id', '=', campaignId)
    .where('coupon_id', '>', after)
    .where('code', 'is not', null)
    .orderBy('coupon_id')
    .limit(READ_AT_ONCE)
    .execute()
