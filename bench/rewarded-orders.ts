import { sql } from 'kysely'
import { balanceEntry } from '../src/modules/balance/index.server.ts'
import { Conditions } from '../src/modules/coupons/campaigns.contract.ts'
import { openMember } from '../src/modules/members/index.server.ts'
import { entryOf, ISSUED, otherSide } from '../src/modules/points/lots.rules.ts'
import { startSession } from '../src/platform/access/sessions.server.ts'
import { clock, DAY } from '../src/platform/clock.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { newId, newSpokenCode } from '../src/platform/ids.server.ts'
import { postAll } from '../src/platform/ledger.server.ts'
import { perSecond } from './buyers-at-once.ts'
import { checkOut, type Member, payIn, type Piece } from './checkout-over-http.ts'

const MEMBERS = 400
const POINTS = 100_000
const BALANCE_CENTS = 100_000_000
/** Of it, for each order: what is left is paid by transfer, as that of plain orders. */
const PAID_WITH_BALANCE = '1'
const BUYERS = 8
const SECONDS = 10
const ROUNDS = 3

type Asked = { url: string; databaseUrl: string; finance: string; pieceAt: (turn: number) => Piece }

/**
 * Orders of members over HTTP that are paid, plain and with a coupon, points and balance on every one, in turns: what rewards cost is
 * the ratio of both in one run.
 */
export async function rewardedOrders({ url, databaseUrl, finance, pieceAt }: Asked) {
  const members = await meetMembers(databaseUrl)
  let next = 0
  const run = (isRewarded: boolean): Promise<number> =>
    perSecond(BUYERS, SECONDS, async (turn) => {
      next += 1
      const member = members[next % members.length]!
      await payIn(url, await checkOut(url, pieceAt(turn), isRewarded ? member : { token: member.token, rewards: {} }), finance)
    })
  let [plain, rewarded] = [0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    plain += await run(false)
    rewarded += await run(true)
  }
  return {
    rewarded_vs_plain: Math.round((rewarded / plain) * 1000) / 1000,
    rewarded_per_second: Math.round((rewarded / ROUNDS) * 10) / 10,
    plain_per_second: Math.round((plain / ROUNDS) * 10) / 10,
  }
}

/** Members with more than they can spend here, and a code that is good for all of them. */
export async function meetMembers(databaseUrl: string): Promise<Member[]> {
  const database = openDatabase(databaseUrl, { connections: 2 })
  try {
    return await database.inTransaction(async (tx) => {
      const code = `BENCH${newSpokenCode(6)}`
      await sql`insert into campaigns (campaign_id, name_en, name_zh, benefit, conditions, had, shared_code, starts_at, state, changed_at, changed_by)
        values (${newId()}, 'Bench', '測試', '{"kind": "amount", "cents": 100}', ${JSON.stringify(Conditions.parse({}))}, 'shared-code', ${code},
          now(), 'running', now(), 'bench')`.execute(tx)
      const rewards = { couponCodes: [code], usePoints: true }
      const members: Member[] = []
      const expiresAt = new Date(clock.now().getTime() + 300 * DAY)
      for (let num = 0; num < MEMBERS; num += 1) {
        const ownerId = await openMember(tx, { language: 'en', invitedBy: undefined })
        const lot = newId()
        await sql`insert into point_lots (lot_id, owner_id, earned_at, expires_at, source, source_id)
          values (${lot}, ${ownerId}, now(), ${expiresAt}, 'correction', ${newId()})`.execute(tx)
        const points = [entryOf(ownerId, lot, POINTS), otherSide(ISSUED, -POINTS)]
        const balance = [balanceEntry(ownerId, BALANCE_CENTS), { purpose: 'goodwill', amount: BALANCE_CENTS }]
        await postAll(tx, [
          { kind: 'points-correction', subjectId: newId(), entries: points },
          { kind: 'goodwill-balance', subjectId: newId(), entries: balance },
        ])
        members.push({ token: await startSession(tx, 'member', ownerId), rewards, balance: PAID_WITH_BALANCE })
      }
      return members
    })
  } finally {
    await database.close()
  }
}
