import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { CampaignOffer } from './campaigns.ts'

/** By what somebody is known again who is new to the shop once: a proven contact, the device, the place an order goes to. */
export type Traces = { contact?: string | undefined; deviceId?: string | undefined; addressKey?: string | undefined }

export type Trace = { kind: 'contact' | 'device' | 'address'; hash: Buffer }

export function tracesOf({ contact, deviceId, addressKey }: Traces): Trace[] {
  const said = [
    ['contact', contact],
    ['device', deviceId],
    ['address', addressKey],
  ] as const
  return said.flatMap(([kind, text]) => (text ? [{ kind, hash: hashOf(text) }] : []))
}

/** However it was written: the same letters and digits are the same place. */
const hashOf = (text: string): Buffer =>
  createHash('sha256')
    .update(
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}@.+]/gu, ''),
    )
    .digest()

const Known = z.object({ kind: z.string(), trace: z.instanceof(Buffer) })

/** Which of these have been seen with a coupon for new members that was used and kept. */
export async function findKnownTraces(tx: Read, traces: readonly Trace[]): Promise<ReadonlySet<string>> {
  if (traces.length === 0) return new Set()
  const rows = await readRows(
    tx,
    Known,
    sql`select t.kind, t.trace from coupon_traces t join coupons c using (coupon_id)
      where (t.kind, t.trace) in (${sql.join(traces.map(({ kind, hash }) => sql`(${kind}::text, ${hash}::bytea)`))})
        and c.state <> 'unused' and c.returned_at is null`,
  )
  return new Set(rows.map(({ kind, trace }) => keyOf({ kind: kind as Trace['kind'], hash: trace })))
}

export const keyOf = ({ kind, hash }: Trace): string => `${kind} ${hash.toString('base64')}`

/** Two who use it from the same device at the same moment come one after the other. */
export const lockTraces = (tx: Tx, traces: readonly Trace[]): Promise<void> =>
  lockNames(
    tx,
    traces.map((trace) => `coupon trace ${keyOf(trace)}`),
  )

/** What is for new members alone says so before it is used where this browser, or what is typed of whoever buys by then, has used one. */
export async function barKnownPerson<Offer extends CampaignOffer>(
  tx: Read,
  offers: readonly Offer[],
  traces: Traces,
): Promise<Offer[]> {
  const isBarred = ({ occasion, problem }: Offer): boolean => occasion === 'new-member' && !problem
  if (!offers.some(isBarred)) return [...offers]
  const known = await findKnownTraces(tx, tracesOf(traces))
  return offers.map((offer) => (known.size > 0 && isBarred(offer) ? { ...offer, problem: 'not-new' } : offer))
}
