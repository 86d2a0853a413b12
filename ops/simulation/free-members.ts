import { sql } from 'kysely'
import { z } from 'zod'
import { askForCode, join } from '../../src/flows/members/sign-in.builders.ts'
import { decideGoodwill, giveGoodwill } from '../../src/modules/balance/balance-page.paths.ts'
import { getAccount } from '../../src/modules/balance/balance.paths.ts'
import { claimCoupon, queryCoupons } from '../../src/modules/coupons/coupons.paths.ts'
import { signInWithCode } from '../../src/modules/members/sign-in.paths.ts'
import type { CreateInput } from '../../src/modules/orders/orders.contract.ts'
import { askCorrection, decideCorrection } from '../../src/modules/points/points-page.paths.ts'
import { queryPoints } from '../../src/modules/points/points.paths.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { type Door, endow, give, moveWithdrawal, payoutMoves, thinkBetter, withdraw } from './circle.ts'
import { asksAbroad, reviewsSome } from './free-sourcing.ts'
import { pick, type Resident, type Street } from './street.ts'

/** Accounts are opened one after the other, most by the invitation of somebody who is there already. */
export async function settle(door: Door, num: number, random: () => number): Promise<Resident[]> {
  const residents: Resident[] = []
  while (residents.length < num) {
    const inviteCode = random() < 0.8 ? residents[Math.floor(random() * residents.length)]?.inviteCode : undefined
    const { token, account: accountId, email } = await join(door, inviteCode ? { inviteCode } : {})
    residents.push({ ...(await endow(door, { token, accountId })), email })
  }
  return residents
}

/** By a code, in another browser; of two who ask for one at once the slower stays in the session there is. */
export async function signInAgain(door: Door, resident: Resident): Promise<void> {
  const visitor = await door.visitor()
  const code = await askForCode(door, visitor, resident.email)
  const answer = await door.ask(signInWithCode, { email: resident.email, code }, { token: visitor })
  if (answer.code === 200 && answer.data.token) resident.token = answer.data.token
}

/** What an order is to be reduced by, in every mix; a guest has nothing but codes. */
export async function spendFreely(
  { codes, random }: Street,
  door: Door,
  me: Resident | undefined,
): Promise<Pick<CreateInput, 'usePoints' | 'useBalance' | 'couponCodes'>> {
  const coupon = random()
  const typed = coupon < 0.2 ? [codes.shared] : coupon < 0.35 ? [pick(codes.single, random)] : []
  const own = me && coupon > 0.7 ? await ownCoupon(door, me, random) : []
  return { usePoints: random() < 0.5, useBalance: random() < 0.45, couponCodes: [...typed, ...own] }
}

async function ownCoupon(door: Door, { token }: Resident, random: () => number): Promise<string[]> {
  const { list } = (await door.ask(queryCoupons, { state: 'unused' }, { token })).data
  const usable = list.filter(({ kind }) => kind !== 'care')
  if (usable.length === 0) return []
  const { couponCode, couponId } = pick(usable, random)
  return [couponCode || couponId]
}

type Home = { street: Street; door: Door; me: Resident }

/** What a member does with what they have, and the shop with what it owes them. */
export const liveOn = (home: Home): Promise<unknown> => pick(HABITS, home.street.random)(home)

const HABITS: readonly ((home: Home) => Promise<unknown>)[] = [
  ({ street: { residents, random }, door, me }) => give(door, me, pick(residents, random), 1 + Math.floor(random() * 220)),
  ({ street: { random }, door, me }) => withdraw(door, me, 1 + Math.floor(random() * 600_000)),
  ({ street: { random }, door, me }) => withdraw(door, me, 1 + Math.floor(random() * 60_000)),
  ({ door, me }) => thinkBetter(door, me),
  ({ street: { codes }, door, me }) => door.ask(claimCoupon, { couponCode: codes.claimed }, { token: me.token }),
  ({ street: { codes, random }, door, me }) =>
    door.ask(claimCoupon, { couponCode: pick(codes.single, random) }, { token: me.token }),
  payOut,
  payOut,
  payOut,
  giveOnTop,
  correct,
  asksAbroad,
  asksAbroad,
  asksAbroad,
  asksAbroad,
  reviewsSome,
  ({ door, me }) => Promise.all([door.ask(getAccount, {}, { token: me.token }), door.ask(queryPoints, {}, { token: me.token })]),
]

/** Withdrawals wait for finance, of which two may look at the same. */
async function payOut({ street, door }: Home): Promise<void> {
  const finance = await street.operator()
  const moves = payoutMoves.filter((move) => move !== (street.random() < 0.6 ? 'fail' : 'confirm'))
  for (const move of moves) await moveWithdrawal(door, finance, move)
}

/** At once, or above the limit of a day when a second person agrees. */
async function giveOnTop({ street, door, me: { accountId } }: Home): Promise<void> {
  const amount = pick(['88.80', '1250.00', '2000.05', '100500.00'], street.random)
  const asked = await door.ask(giveGoodwill, { accountId, amount, reason: 'With apologies.' }, { token: await street.operator() })
  const waiting = asked.data?.goodwills?.find(({ state }) => state === 'waiting')
  if (!waiting) return
  const decided = { goodwillId: waiting.goodwillId, agree: street.random() < 0.4 }
  await door.ask(decideGoodwill, decided, { token: await street.colleague() })
}

async function correct({ street, door, me: { accountId } }: Home): Promise<void> {
  const points = pick([120, 35, -80, -400], street.random)
  const asked = await door.ask(askCorrection, { accountId, points, reason: 'As agreed.' }, { token: await street.operator() })
  const [waiting] = asked.data?.corrections ?? []
  if (!waiting) return
  const decided = { correctionId: waiting.correctionId, agree: street.random() < 0.8 }
  await door.ask(decideCorrection, decided, { token: await street.colleague() })
}

/** What members are shown is what the books say: their balance, and the points of the lots that have not ended. */
export async function requireShown({ residents, database }: Street, door: Door): Promise<void> {
  for (const { accountId, token } of residents) {
    const { balance } = (await door.ask(getAccount, {}, { token })).data
    const { points } = (await door.ask(queryPoints, {}, { token })).data
    const [kept] = await readRows(
      database.pool,
      z.object({ balance: z.string(), points: z.number() }),
      sql`select (coalesce(-sum(e.amount) filter (where a.purpose = 'balance'), 0) / 100)::numeric(20, 2)::text as balance,
        coalesce(sum(e.amount) filter (where l.expires_at > now()), 0)::int as points
        from ledger_accounts a join ledger_entries e using (ledger_account_id) left join point_lots l on l.lot_id = e.lot
        where a.owner_id = ${accountId}`,
    )
    if (kept?.balance !== balance || kept.points !== points)
      throw new Error(`member ${accountId} is shown ${balance} and ${points} points instead of ${JSON.stringify(kept)}`)
  }
}
