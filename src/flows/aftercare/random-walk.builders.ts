import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { z } from 'zod'
import { readRows } from '#platform/read-rows.server.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'

/** What may be done from where, and where it leads; nothing else exists. Written from the readings, not from the program's tables. */
export type Moves<Act extends string> = Record<string, Partial<Record<Act, string>>>
export type Walker<Act extends string> = {
  begins: string
  /** The answer's code. */
  act: (act: Act) => Promise<number>
  /** Where it stands, and all that an operator sees of it. */
  look: () => Promise<{ state: string }>
}

/** Walks at random: a listed move leads where it should, and another is refused and leaves not a trace. Answers the shortest walk that went wrong. */
export async function faultOf<Act extends string>(
  shop: TestShop,
  walks: { acts: readonly Act[]; moves: Moves<Act>; refusedAs: readonly number[]; numRuns: number },
  begin: () => Promise<Walker<Act>>,
): Promise<string | undefined> {
  const { acts, moves, refusedAs, numRuns } = walks
  const walked = await fc.check(
    fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), fc.nat()), { minLength: 4, maxLength: 14 }), async (steps) => {
      const walker = await begin()
      let state = walker.begins
      let before = await seen(shop, walker)
      for (const [isListed, at] of steps) {
        const act = pick(isListed ? acts.filter((one) => moves[state]?.[one]) : acts, at) ?? pick(acts, at)
        if (act === undefined) continue
        const next = moves[state]?.[act]
        expect(next ? [200] : refusedAs, `${act} from ${state}`).toContain(await walker.act(act))
        const after = await seen(shop, walker)
        state = next ?? state
        expect(after.look.state, `${act} led elsewhere`).toBe(state)
        expect(next ? [] : after, `${act} from ${state} was refused`).toEqual(next ? [] : before)
        before = after
      }
    }),
    { numRuns, seed: 20_261_126 },
  )
  await requireInvariants(shop.database)
  return fc.defaultReportMessage(walked)
}

/** Every second step is a listed one, so that walks get somewhere. */
const pick = <Act>(acts: readonly Act[], at: number): Act | undefined => acts[at % acts.length]

const seen = async <Act extends string>(shop: TestShop, { look }: Walker<Act>) => ({
  look: await look(),
  traces: await traces(shop),
})

/** Everything a move writes beside where it leads. */
const traces = (shop: TestShop) =>
  readRows(
    shop.database.pool,
    z.record(z.string(), z.unknown()),
    sql`select (select count(*) from refunds) as refunds, (select count(*) from payouts) as payouts, (select count(*) from order_history) as history,
      (select count(*) from outbox) as events, (select count(*) from ledger_entries) as entries, (select count(*) from audit_trail) as audit,
      (select count(*) from return_steps) as returns, (select count(*) from claim_steps) as claims, (select count(*) from stock_changes) as stock,
      (select string_agg(state || shelf, ' ' order by unit_id) from units) as units`,
  )
