import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import type { AdminOrdersWire, OrderListWire } from './orders.contract.ts'
import type { OrderState, PayType } from './orders.rules.ts'
import type { LineSnapshot, ReceiverRecord } from './orders.tables.ts'

const OFFICE_PAGE = 50

type SummaryRow = {
  order_number: string
  state: OrderState
  placed_at: Date
  total_cents: number
  pieces: number
  snapshot: LineSnapshot | null
}

/** The orders a session placed or proved to know, newest first. */
export async function listOrdersOf(tx: Tx, ownerId: string, language: 'en' | 'zh'): Promise<OrderListWire> {
  const found =
    await sql<SummaryRow>`select o.order_number, o.state, o.placed_at, o.total_cents, l.pieces, l.snapshot from orders o
    cross join lateral (select sum(quantity) as pieces, (array_agg(snapshot order by line_id))[1] as snapshot from order_lines where order_id = o.order_id) l
    where o.owner_id = ${ownerId} or exists (select 1 from order_grants g where g.order_id = o.order_id and g.owner_id = ${ownerId})
    order by o.placed_at desc limit 100`.execute(tx)
  return {
    list: found.rows.map((row) => ({
      orderNo: row.order_number,
      state: row.state,
      createTime: row.placed_at.toISOString(),
      total: toWire(row.total_cents),
      pieces: row.pieces,
      productImg: row.snapshot
        ? { ...row.snapshot.picture, alt: language === 'zh' ? row.snapshot.titleZh : row.snapshot.titleEn }
        : null,
    })),
  }
}

type AdminRow = {
  order_number: string
  state: OrderState
  placed_at: Date
  total_cents: number
  pieces: number
  receiver: ReceiverRecord
  contact_phone: string
  contact_email: string
  pay_type: PayType
  payment_state: string | null
  receipt_upload: string | null
  matches: number
}

/** The order desk's list: by state, by number, name, phone or e-mail; those waiting longest for money first are on their own tab. */
export async function listAdminOrders(
  tx: Tx,
  wanted: { word: string; state: '' | OrderState; pageNum: number },
): Promise<AdminOrdersWire> {
  const pattern = `%${wanted.word.replace(/[\\%_]/g, '\\$&')}%`
  const matching = sql`(${wanted.word} = '' or o.order_number ilike ${pattern} or o.contact_phone like ${pattern} or o.contact_email ilike ${pattern}
    or (o.receiver->>'firstName') || ' ' || (o.receiver->>'lastName') ilike ${pattern}
    or (o.receiver->>'lastName') || (o.receiver->>'firstName') like ${pattern})`
  const found =
    await sql<AdminRow>`select o.order_number, o.state, o.placed_at, o.total_cents, o.receiver, o.contact_phone, o.contact_email, o.pay_type,
      (select sum(quantity) from order_lines l where l.order_id = o.order_id) as pieces, p.state as payment_state, p.receipt_upload, count(*) over () as matches
    from orders o left join lateral (select state, receipt_upload from payments where order_id = o.order_id order by created_at desc limit 1) p on true
    where ${matching} and (${wanted.state} = '' or o.state = ${wanted.state})
    order by o.placed_at desc limit ${OFFICE_PAGE} offset ${(wanted.pageNum - 1) * OFFICE_PAGE}`.execute(tx)
  const counted = await sql<{
    state: OrderState
    num: number
  }>`select o.state, count(*) as num from orders o where ${matching} group by o.state`.execute(tx)
  return {
    total: found.rows[0]?.matches ?? 0,
    pageNum: wanted.pageNum,
    pageSize: OFFICE_PAGE,
    states: counted.rows,
    list: found.rows.map((row) => ({
      orderNo: row.order_number,
      state: row.state,
      createTime: row.placed_at.toISOString(),
      total: toWire(row.total_cents),
      pieces: row.pieces,
      receiver: `${row.receiver.firstName} ${row.receiver.lastName}`,
      contact: row.contact_phone,
      payType: row.pay_type,
      paymentState: row.payment_state ?? '',
      receiptUploaded: row.receipt_upload !== null,
    })),
  }
}
