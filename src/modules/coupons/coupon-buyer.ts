import { sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { memberGroups, type MemberGroup } from './campaigns.contract.ts'
import { hasOrdered } from './coupon-person.ts'
import { asksWhoBuys, type CouponBuyer, type CouponOffer } from './coupon.rules.ts'

/** A member is new for so long, and belongs to the top who have kept pieces of so much within a year. */
const NEW_FOR = 30 * DAY
const YEAR = 365 * DAY
const TOP_CENTS = 10_000_000

const Known = z.object({
  isMember: z.boolean(),
  isNew: z.boolean(),
  hasBirthday: z.boolean(),
  isReturning: z.boolean(),
  isTop: z.boolean(),
})

type Who = Pick<CouponBuyer, 'isMember' | 'isFirstOrder' | 'groups'>
const WHOEVER: Who = { isMember: false, isFirstOrder: false, groups: [] }

/** Who buys, as far as one of these campaigns asks. */
export const findBuyerFor = async (tx: Read, ownerId: string, offers: readonly CouponOffer[]): Promise<Who> =>
  offers.some(asksWhoBuys) ? findCouponBuyer(tx, ownerId) : WHOEVER

/** Who buys, as campaigns ask. An order that waits to be paid counts as one: no two are the first. */
export async function findCouponBuyer(tx: Read, ownerId: string): Promise<Who> {
  const now = clock.now()
  const since = (age: number): Date => new Date(now.getTime() - age)
  const month = dayInHongKong(now).slice(5, 7)
  const [known] = await readRows(
    tx,
    Known,
    sql`select m.account_id is not null as "isMember",
        coalesce(m.joined_at > ${since(NEW_FOR)}, false) as "isNew",
        coalesce(substr(d.birthday, 6, 2) = ${month}, false) as "hasBirthday",
        coalesce(kept.orders > 0, false) as "isReturning", coalesce(kept.cents >= ${TOP_CENTS}, false) as "isTop"
      from (select ${ownerId}::uuid as account_id) asked
      left join member_card m on m.account_id = asked.account_id
      left join account_names d on d.account_id = m.account_id
      left join lateral (select count(*) as orders, sum(total_cents) filter (where placed_at > ${since(YEAR)}) as cents
        from order_card where owner_id = m.account_id and purpose <> 'deposit' and state in ('received', 'successful')) kept on true`,
  )
  if (!known) throw new Error('a question without an answer')
  const is: Record<MemberGroup, boolean> = {
    new: known.isNew,
    birthday: known.hasBirthday,
    returning: known.isReturning,
    top: known.isTop,
  }
  const isFirstOrder = !(await hasOrdered(tx, { ownerId }))
  return { isMember: known.isMember, isFirstOrder, groups: memberGroups.filter((group) => is[group]) }
}
