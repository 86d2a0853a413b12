import { sql } from 'kysely'
import { personName } from '#language/person-name.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { patternsToFind } from '#platform/text/words-to-find.ts'
import { type AdminOrdersWire, TO_PUT_AWAY } from './admin-orders.contract.ts'
import { shownTotal } from './orders.present.ts'
import type { OrderState } from './orders.rules.ts'
import { orderTables } from './orders.tables.ts'

const OFFICE_PAGE = 50

/** The order desk's list: by state, by number, name, phone or e-mail; those waiting longest for money first are on their own tab. */
export async function listAdminOrders(tx: Read, wanted: Page): Promise<AdminOrdersWire> {
  const states = await matching(tx, wanted.word)
    .select(({ fn }) => ['o.state', fn.countAll<number>().as('num')])
    .groupBy('o.state')
    .execute()
  const { away } = await matching(tx, wanted.word)
    .where(hasToPutAway)
    .select(({ fn }) => fn.countAll<number>().as('away'))
    .executeTakeFirstOrThrow()
  const found = await readPage(tx, wanted)
  return {
    total:
      wanted.state === TO_PUT_AWAY
        ? away
        : states.reduce((sum, { state, num }) => (wanted.state === '' || wanted.state === state ? sum + num : sum), 0),
    pageNum: wanted.pageNum,
    pageSize: OFFICE_PAGE,
    states: [...states, { state: TO_PUT_AWAY, num: away }],
    list: found.map(presentRow),
  }
}

/** The orders placed last. */
export const listNewestOrders = async (tx: Read, most: number): Promise<AdminOrdersWire['list']> =>
  (await readPage(tx, { word: '', state: '', pageNum: 1 }, most)).map(presentRow)

type OrderListRow = Awaited<ReturnType<typeof readPage>>[number]
const presentRow = (row: OrderListRow): AdminOrdersWire['list'][number] => ({
  orderNo: row.order_number,
  state: row.state,
  createTime: row.placed_at.toISOString(),
  total: toWire(shownTotal(row)),
  pieces: row.pieces ?? 0,
  receiver: personName(row.receiver),
  contact: row.contact_phone,
  payType: row.pay_type,
  // Of an order that is given back, that is what stands to be done.
  paymentState: row.state === 'refund-pending' || row.state === 'refunded' ? row.state : (row.payment_state ?? ''),
  receiptUploaded: row.receipt_upload !== null,
})

/** A piece of a paid order that nobody will have, and about which nobody has said what becomes of it. */
const hasToPutAway = sql<boolean>`o.paid_at is not null and exists (select from units u where u.order_id = o.order_id
  and u.shelf = 'taken' and u.state in ('rejected', 'returned', 'cancelled'))`

/** Number, telephone, e-mail and names stand together in `search_text`, in small letters. */
function matching(tx: Read, word: string) {
  const orders = orderTables(tx).selectFrom('orders as o')
  if (word === '') return orders
  return patternsToFind(word).reduce((found, pattern) => found.where('o.search_text', 'like', pattern), orders)
}

type Page = { word: string; state: '' | OrderState | typeof TO_PUT_AWAY; pageNum: number }

function readPage(tx: Read, { word, state, pageNum }: Page, most = OFFICE_PAGE) {
  const orders = matching(tx, word)
  return (state === '' ? orders : state === TO_PUT_AWAY ? orders.where(hasToPutAway) : orders.where('o.state', '=', state))
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('payments as p')
          .select(['p.state as payment_state', 'p.receipt_upload'])
          .whereRef('p.order_id', '=', 'o.order_id')
          // The one that paid, or else the newest try: as `mainPayment` has it.
          .orderBy(sql`p.state = 'succeeded'`, 'desc')
          .orderBy(sql`p.method = o.pay_type`, 'desc')
          .orderBy('p.created_at', 'desc')
          .limit(1)
          .as('p'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('order_lines as l')
          .select(({ fn }) => fn.sum<number>('l.quantity').as('pieces'))
          .whereRef('l.order_id', '=', 'o.order_id')
          .as('l'),
      (join) => join.onTrue(),
    )
    .select([
      'o.order_number',
      'o.state',
      'o.placed_at',
      'o.total_cents',
      'o.payment_fee_cents',
      'o.receiver',
      'o.contact_phone',
      'o.pay_type',
    ])
    .select(['l.pieces', 'p.payment_state', 'p.receipt_upload'])
    .orderBy('o.placed_at', 'desc')
    .limit(most)
    .offset((pageNum - 1) * OFFICE_PAGE)
    .execute()
}
