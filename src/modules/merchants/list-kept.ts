import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { KeptMerchantRow, KeptMerchantsWire } from './kept-merchants.contract.ts'
import { type MerchantQueue, keptStates, merchantQueues } from './holds.rules.ts'
import { MerchantKindWire } from './merchants.contract.ts'
import type { Language } from '#language/languages.ts'

const PAGE = 48

const PAYOUTS_HELD = sql`exists (select from merchant_holds h where h.merchant_id = m.merchant_id and h.ended_at is null and h.kind = 'payouts')`
const WAITING = sql`from merchant_bank_accounts b where b.merchant_id = m.merchant_id and b.ended_at is null and b.review = 'waiting'`
const OVER = sql`from merchant_health y where y.merchant_id = m.merchant_id and y.waits_since is not null`
const ACCOUNT_WAITS = sql`exists (select ${WAITING})`
const QUEUES: Record<MerchantQueue, RawBuilder<unknown>> = {
  all: sql`true`,
  active: sql`m.closing_at is null and m.state = 'active'`,
  resting: sql`m.closing_at is null and m.state = 'resting'`,
  suspended: sql`m.closing_at is null and m.state = 'suspended'`,
  payouts: PAYOUTS_HELD,
  accounts: ACCOUNT_WAITS,
  health: sql`exists (select ${OVER})`,
  closing: sql`m.closing_at is not null and m.closed_at is null`,
  closed: sql`m.closed_at is not null`,
}

const Row = z.object({
  merchantId: z.string(),
  code: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  kind: MerchantKindWire,
  state: z.enum(keptStates),
  isPayoutHeld: z.boolean(),
  isAccountWaiting: z.boolean(),
  people: z.int(),
  offers: z.int(),
})
const Counted = z.object(Object.fromEntries(merchantQueues.map((queue) => [queue, z.int()])) as Record<MerchantQueue, z.ZodInt>)

/** What has waited longest, where something waits. */
const FIRST: Partial<Record<MerchantQueue, RawBuilder<unknown>>> = {
  accounts: sql`(select b.named_at ${WAITING})`,
  health: sql`(select y.waits_since ${OVER})`,
  closing: sql`m.closing_at`,
}

type Wanted = { queue: MerchantQueue; kind: string; word: string; pageNum: number }
type Page = Omit<KeptMerchantsWire, 'list'> & { list: Omit<KeptMerchantRow, 'signals' | 'ownOrders'>[] }

/** Everybody who sells here but the shop itself, by name; found by a piece of a name, a code or the address of one of their people. */
export async function listKept(tx: Read, { queue, kind, word, pageNum }: Wanted, language: Language): Promise<Page> {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const named = sql`(m.name_en ilike ${like} or m.name_zh ilike ${like} or m.merchant_code ilike ${like}
    or exists (select from merchant_people p join account_contacts c on c.account_id = p.account_id
      where p.merchant_id = m.merchant_id and p.ended_at is null and c.value ilike ${like}))`
  const which = sql`not m.is_house and not m.awaits_approval and ${kind === '' ? sql`true` : sql`m.kind = ${kind}`} and ${word === '' ? sql`true` : named}`
  const counts = merchantQueues.map((one) => sql`count(*) filter (where ${QUEUES[one]})::int as ${sql.id(one)}`)
  const [counted] = await readRows(tx, Counted, sql`select ${sql.join(counts)} from merchants m where ${which}`)
  const name = language === 'zh' ? sql`m.name_zh` : sql`m.name_en`
  const rows = await readRows(
    tx,
    Row,
    sql`select m.merchant_id as "merchantId", m.merchant_code as code, m.name_en as "nameEn", m.name_zh as "nameZh", m.kind,
        case when m.closed_at is not null then 'closed' when m.closing_at is not null then 'closing' else m.state end as state,
        ${PAYOUTS_HELD} as "isPayoutHeld", ${ACCOUNT_WAITS} as "isAccountWaiting",
        (select count(*)::int from merchant_people p where p.merchant_id = m.merchant_id and p.ended_at is null) as people,
        (select count(*)::int from offer_stock o where o.merchant_id = m.merchant_id and o.state = 'live') as offers
      from merchants m where ${which} and ${QUEUES[queue]}
      order by ${FIRST[queue] ?? name}, m.merchant_id limit ${PAGE} offset ${(pageNum - 1) * PAGE}`,
  )
  return {
    total: counted?.[queue] ?? 0,
    pageNum,
    pageSize: PAGE,
    queues: merchantQueues.map((one) => ({ queue: one, num: counted?.[one] ?? 0 })),
    list: rows.map(({ nameEn, nameZh, ...row }) => ({ ...row, name: language === 'zh' ? nameZh : nameEn })),
  }
}
