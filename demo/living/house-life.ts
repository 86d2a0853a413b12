import { sql } from 'kysely'
import { z } from 'zod'
import { beginCount, bookCount, getCount, scanPiece } from '../../src/modules/offers/counting/counting.paths.ts'
import { moveStock } from '../../src/modules/offers/stock/stock-moves.paths.ts'
import { askCorrection, decideCorrection } from '../../src/modules/points/points-page.paths.ts'
import { DAY, dayAfter, dayInHongKong } from '../../src/platform/clock.ts'
import type { Tx } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { type Choice, choiceFor } from '../catalogue/seeded-choice.ts'
import { insertRows } from '../row-batches.ts'
import { atDesk, days, lastAtDesk, later, type Life } from './lives.ts'
import type { Town } from './order-life.ts'

/** What colleagues do beside orders: they count the stock, and set points right. */
export function houseLives(town: Town): Life[] {
  const { present } = town.shop.past
  const on = (daysAgo: number) => later(present, -days(daysAgo))
  return [
    receivesGoods(town, on(37)),
    countsShelf(town, on(9), { name: 'Belts', category: 'women/accessories/belts' }, true),
    countsShelf(town, on(1.5), { name: 'Scarves', category: 'women/accessories/scarves-and-shawls' }, false),
    correctsPoints(town, present),
  ]
}

const Own = z.object({ itemNumber: z.string(), available: z.number() })

/** Goods come in. */
async function* receivesGoods({ shop, staff }: Town, day: Date): Life {
  let at = atDesk(day, 1)
  yield at
  const few = await readRows(
    shop.tx,
    Own,
    sql`select v.item_number as "itemNumber", o.available from offers o join variants v using (sku_id) join merchants m using (merchant_id)
      where m.is_house and m.xmin = pg_current_xact_id()::xid and o.available between 1 and 3 order by md5(v.item_number) limit 6`,
  )
  for (const { itemNumber } of few) {
    yield (at = later(at, 6 * 60_000))
    await shop.ask(staff.merchandiser, moveStock, { itemNumber, kind: 'received', pieces: 6, reason: '' })
  }
}

/** In a shop that had a house of its own before, the demo's own pieces are a merchant's. */
async function isTheHouse(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select from merchants where is_house and xmin = pg_current_xact_id()::xid`.execute(tx)
  return rows.length > 0
}

/** A shelf is counted: most is as it should be, some pieces are not there. One count is booked, one is still under way. */
async function* countsShelf(
  { shop, staff }: Town,
  day: Date,
  shelf: { name: string; category: string },
  isBooked: boolean,
): Life {
  const choice = choiceFor(`count of ${shelf.name}`)
  let at = atDesk(day, 2)
  yield at
  if (!(await isTheHouse(shop.tx))) return
  const { countId } = await shop.ask(staff.merchandiser, beginCount, shelf)
  const { list } = await shop.ask(staff.merchandiser, getCount, { countId })
  const scanned = isBooked ? list : list.slice(0, Math.ceil(list.length / 2))
  for (const [place, { itemNumber, expected }] of scanned.entries()) {
    if (place % 8 === 0) yield (at = later(at, 9 * 60_000))
    const pieces = Math.max(0, expected + choice.pick([0, 0, 0, 0, 0, 0, 0, -1, -1, 1]))
    await shop.ask(staff.merchandiser, scanPiece, { countId, itemNumber, mode: 'set', pieces })
  }
  yield later(at, 20 * 60_000)
  if (isBooked) await shop.ask(staff.merchandiser, bookCount, { countId, unscanned: 'leave' })
}

/** The desk asks, and somebody else agrees; one still waits. */
async function* correctsPoints({ shop, staff }: Town, present: Date): Life {
  for (const [daysAgo, points] of [
    [20, 25],
    [0.05, 40],
  ] as const) {
    const at = lastAtDesk(later(present, -days(daysAgo)))
    yield at
    const [member] = await readRows(
      shop.tx,
      z.object({ id: z.string() }),
      sql`select owner_id as id from orders join members on account_id = owner_id where state in ('received', 'successful') order by placed_at desc limit 1`,
    )
    if (!member) continue
    const accountId = member.id
    const { corrections } = await shop.ask(staff.desk, askCorrection, {
      accountId,
      points,
      reason: 'The order came three days late.',
    })
    const waiting = corrections.find(({ state }) => state === 'waiting')
    yield atDesk(at, 20)
    if (waiting && daysAgo > 2)
      await shop.ask(staff.finance, decideCorrection, { correctionId: waiting.correctionId, agree: true })
  }
}

const MISSED = {
  en: ['birkin', 'pearl hair clip', 'white leather sneakers size 47', 'kids raincoat', 'apple watch strap'],
  zh: ['勞力士', '嬰兒手袋', '皮帶扣', '雨衣 童裝', '運動鞋47碼'],
}
const VISITS_A_DAY = 620

/** How many came, what they looked at and what they looked for in vain: figures of each day, and nobody in them. */
export async function countDays(tx: Tx, present: Date, weeks: number): Promise<void> {
  const choice = choiceFor('days that are counted')
  const today = dayInHongKong(present)
  const seen = await readRows(
    tx,
    z.object({ spuCode: z.string() }),
    sql`select spu_code as "spuCode" from products where xmin = pg_current_xact_id()::xid and listed order by md5(spu_code) limit 260`,
  )
  const bagged = await readRows(
    tx,
    z.object({ skuId: z.string() }),
    sql`select sku_id as "skuId" from order_lines group by 1 order by 1 limit 400`,
  )
  const counts = new Map<string, number>()
  const add = (what: string, day: string, subject: string, num: number): void => {
    const key = JSON.stringify([what, day, subject])
    counts.set(key, (counts.get(key) ?? 0) + num)
  }
  for (let ago = weeks * 7; ago >= 0; ago -= 1) {
    const day = dayAfter(today, -ago)
    const visits = Math.round(VISITS_A_DAY * busy(choice, day) * (1 - ago / (weeks * 14)) * (ago === 0 ? shareOfDay(present) : 1))
    add('visit', day, '', visits)
    for (let num = 0; num < 90; num += 1)
      add('product-seen', day, seen[Math.floor(seen.length * choice.number() ** 2)]!.spuCode, Math.ceil(visits / 40))
    for (let num = 0; num < 26; num += 1) add('bag-add', day, choice.pick(bagged).skuId, Math.ceil(visits / 300))
    add('checkout', day, '', Math.round(visits / 28))
    for (const language of ['en', 'zh'] as const)
      for (const [at, words] of MISSED[language].entries())
        if (choice.chance(0.7 / (at + 1))) add('search-nothing', day, `${language} ${words}`, choice.between(1, 4))
  }
  await insertRows(
    tx,
    'daily_counts',
    // Soon after midnight nobody has come yet.
    [...counts].flatMap(([key, num]) => {
      const [what, day, subject] = JSON.parse(key) as [string, string, string]
      return num > 0 ? [{ what, day, subject, num }] : []
    }),
  )
}

const busy = (choice: Choice, day: string): number =>
  (0.85 + choice.number() * 0.3) * ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? 1.3 : 1)
const shareOfDay = (present: Date): number => ((present.getTime() + 8 * 3_600_000) % DAY) / DAY
