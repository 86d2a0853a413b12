import { sql } from 'kysely'
import { z } from 'zod'
import { pieceName } from '#language/product/piece-name.ts'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { MerchantsWire } from './settlement.contract.ts'

const MOST_SHOWN = 50

/** What each merchant is due and owes, by the ledger; whom most is due to stands first. */
export async function listMerchants(tx: Read, language: Language): Promise<MerchantsWire> {
  return { merchants: await balances(tx, language), latest: await latest(tx, language) }
}

const Balance = z.object({
  merchantId: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  pendingCents: z.number(),
  dueCents: z.number(),
  owedCents: z.number(),
  paidCents: z.number(),
})

async function balances(tx: Read, language: Language): Promise<MerchantsWire['merchants']> {
  const sum = (purpose: string) => sql`coalesce(sum(e.amount) filter (where e.purpose = ${purpose}), 0)::bigint`
  const rows = await readRows(
    tx,
    Balance,
    sql`select m.merchant_id as "merchantId", m.name_en as "nameEn", m.name_zh as "nameZh", -${sum('merchant-sales')} as "pendingCents",
      -${sum('merchant-due')} as "dueCents", ${sum('merchant-debts')} as "owedCents", ${sum('merchant-paid')} as "paidCents"
    from merchant_card m join ledger_lines e on e.owner_id = m.merchant_id
    where e.purpose in ('merchant-sales', 'merchant-due', 'merchant-debts', 'merchant-paid') and e.unit = 'cents'
    group by m.merchant_id, m.name_en, m.name_zh order by 5 desc, 4 desc, m.name_en`,
  )
  return rows.map(({ merchantId, nameEn, nameZh, pendingCents, dueCents, owedCents, paidCents }) => ({
    merchantId,
    name: language === 'zh' ? nameZh : nameEn,
    pending: toWire(pendingCents),
    due: toWire(dueCents),
    owed: toWire(owedCents),
    paid: toWire(paidCents),
    balance: toWire(dueCents - owedCents - paidCents),
  }))
}

const Latest = z.object({
  unitId: z.string(),
  orderNo: z.string(),
  merchant: z.string(),
  brand: z.string(),
  title: z.string(),
  goodsCents: z.number(),
  commissionCents: z.number(),
  cardCents: z.number(),
  feeCents: z.number(),
  time: z.date(),
})

async function latest(tx: Read, language: Language): Promise<MerchantsWire['latest']> {
  const [name, title] = language === 'zh' ? [sql`m.name_zh`, 'titleZh'] : [sql`m.name_en`, 'titleEn']
  const rows = await readRows(
    tx,
    Latest,
    sql`select d.unit_id as "unitId", u.order_number as "orderNo", ${name} as merchant, u.snapshot ->> 'brandName' as brand,
      u.snapshot ->> ${title} as title, d.goods_cents as "goodsCents", d.commission_cents as "commissionCents", d.card_cents as "cardCents",
      d.fee_cents as "feeCents",      d.booked_at as time
    from merchant_payables d join merchant_card m using (merchant_id) join order_pieces u using (unit_id)
    order by d.booked_at desc, d.unit_id limit ${MOST_SHOWN}`,
  )
  return rows.map(
    ({ unitId, orderNo, merchant, brand, title: named, goodsCents, commissionCents, cardCents, feeCents, time }) => ({
      unitId,
      orderNo,
      merchant,
      piece: pieceName(brand, named),
      goods: toWire(goodsCents),
      commission: toWire(commissionCents),
      card: toWire(cardCents),
      fees: toWire(feeCents),
      due: toWire(goodsCents - commissionCents - cardCents - feeCents),
      time: time.toISOString(),
    }),
  )
}
