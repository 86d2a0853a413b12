import {
  addHoliday,
  endHoliday,
  followHolidays,
  listHolidaysOf,
  type MerchantHolidayRow,
} from '#modules/merchants/index.server.ts'
import type { MerchantHolidayWire, MerchantHolidaysWire } from '#modules/merchants/days-away.contract.ts'
import { findPersonName } from '#modules/members/index.server.ts'
import { tellOfMerchant } from '#modules/offers/index.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { sellerActor } from './seller-actor.ts'

type Days = { firstDay: string; lastDay: string }

const today = (): string => dayInHongKong(clock.now())

/** When a merchant is away, was, and will be. */
export async function showHolidays(tx: Read, seller: Seller): Promise<MerchantHolidaysWire> {
  const list = await Promise.all((await listHolidaysOf(tx, seller)).map((row) => present(tx, row)))
  const isOpen = ({ state }: MerchantHolidayWire): boolean => state === 'to-come' || state === 'under-way'
  return {
    today: today(),
    awayUntil: list.find(({ state }) => state === 'under-way')?.lastDay ?? '',
    list: [...list.filter(isOpen).toReversed(), ...list.filter((one) => !isOpen(one))],
  }
}

async function present(tx: Read, row: MerchantHolidayRow): Promise<MerchantHolidayWire> {
  return {
    holidayId: row.holiday_id,
    firstDay: row.first_day,
    lastDay: row.last_day,
    state: stateOf(row),
    namedBy: await findPersonName(tx, row.named_by),
    namedTime: row.named_at.toISOString(),
    endedBy: row.ended_by === null ? '' : await findPersonName(tx, row.ended_by),
    endedTime: row.ended_at?.toISOString() ?? '',
  }
}

function stateOf({ first_day, last_day, ended_at }: MerchantHolidayRow): MerchantHolidayWire['state'] {
  if (ended_at !== null) return dayInHongKong(ended_at) < first_day ? 'called-off' : 'over'
  if (last_day < today()) return 'over'
  return first_day <= today() ? 'under-way' : 'to-come'
}

export async function addHolidayOf(tx: Tx, seller: Seller, days: Days): Promise<void> {
  await addHoliday(tx, seller, days, today())
  await record(tx, seller, 'seller-holiday-named', { after: days })
  await followDays(tx, seller.merchantId)
}

export async function endHolidayOf(tx: Tx, seller: Seller, holidayId: string): Promise<void> {
  const days = await endHoliday(tx, seller, holidayId, today())
  await record(tx, seller, 'seller-holiday-ended', { before: days })
  await followDays(tx, seller.merchantId)
}

const record = async (
  tx: Tx,
  seller: Seller,
  action: 'seller-holiday-named' | 'seller-holiday-ended',
  days: { before: Days } | { after: Days },
): Promise<void> =>
  recordAudit(tx, { by: await sellerActor(tx, seller), action, subject: 'merchant', subjectId: seller.merchantId, ...days })

/** Holidays begin and end by themselves: offers rest from the first day, and return the day after the last. `only`: of this merchant. */
export async function followDays(tx: Tx, only?: string): Promise<void> {
  for (const merchantId of await followHolidays(tx, today(), only)) await tellOfMerchant(tx, merchantId)
}
