import { sql } from 'kysely'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import type { OrderListWire } from './orders.contract.ts'
import { shownTotal } from './orders.present.ts'
import { type OrderGroup, orderGroupNames, orderGroups, type OrderState } from './orders.rules.ts'
import { orderTables } from './orders.tables.ts'

const PAGE = 20

export type OwnOrdersWanted = { word: string; group: '' | OrderGroup; pageNum: number }

/** The orders an account placed or proved to know, newest first, and how many of them stand in each group. */
export async function listOwnOrders(
  tx: Read,
  ownerId: string,
  language: 'en' | 'zh',
  wanted: OwnOrdersWanted,
): Promise<OrderListWire> {
  const groups = await countGroups(tx, ownerId, wanted.word)
  return {
    total: groups.reduce((sum, { group, num }) => (wanted.group === '' || wanted.group === group ? sum + num : sum), 0),
    pageNum: wanted.pageNum,
    pageSize: PAGE,
    groups,
    list: await readSummaries(tx, ownerId, language, wanted, PAGE),
  }
}

/** All of them, for whoever takes a copy of what is kept of a member, or cares for one. */
export const listAllOrdersOf = (tx: Read, ownerId: string, language: 'en' | 'zh', most: number): Promise<OrderListWire['list']> =>
  readSummaries(tx, ownerId, language, { word: '', group: '', pageNum: 1 }, most)

async function countGroups(tx: Read, ownerId: string, word: string): Promise<OrderListWire['groups']> {
  const states = await ownOrders(tx, ownerId, word)
    .select(({ fn }) => ['o.state', fn.countAll<number>().as('num')])
    .groupBy('o.state')
    .execute()
  const countOf = (group: readonly OrderState[]) =>
    states.reduce((sum, { state, num }) => (group.includes(state) ? sum + num : sum), 0)
  return orderGroupNames.map((group) => ({ group, num: countOf(orderGroups[group]) })).filter(({ num }) => num > 0)
}

async function readSummaries(
  tx: Read,
  ownerId: string,
  language: 'en' | 'zh',
  { word, group, pageNum }: OwnOrdersWanted,
  pageSize: number,
): Promise<OrderListWire['list']> {
  const orders = ownOrders(tx, ownerId, word)
  const found = await (group === '' ? orders : orders.where('o.state', 'in', orderGroups[group]))
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('order_lines as l')
          .select(({ fn }) => fn.sum<number>('l.quantity').as('pieces'))
          .whereRef('l.order_id', '=', 'o.order_id')
          .as('sum'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('order_lines as l')
          .select('l.snapshot')
          .whereRef('l.order_id', '=', 'o.order_id')
          .orderBy('l.position')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select(['o.order_number', 'o.state', 'o.placed_at', 'o.total_cents', 'o.payment_fee_cents', 'o.pay_type'])
    .select(['sum.pieces', 'first.snapshot'])
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.order_id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return found.map((row) => {
    const title = (language === 'zh' ? row.snapshot?.titleZh : row.snapshot?.titleEn) ?? ''
    return {
      orderNo: row.order_number,
      state: row.state,
      createTime: row.placed_at.toISOString(),
      total: toWire(shownTotal(row)),
      pieces: row.pieces ?? 0,
      brandName: row.snapshot?.brandName ?? '',
      title,
      productImg: row.snapshot ? { ...row.snapshot.picture, alt: title } : null,
    }
  })
}

/** The names are looked at, and never who receives an order: whoever has only found it may not guess their way to that. */
const NAMES = ['brandName', 'titleEn', 'titleZh', 'articleNumber'] as const

function ownOrders(tx: Read, ownerId: string, word: string) {
  const orders = orderTables(tx)
    .selectFrom('orders as o')
    // A deposit is shown with what it is for.
    .where('o.purpose', '<>', 'deposit')
    // Two ways in, each with an index of its own; both asked as one condition would read every order.
    .where('o.order_id', 'in', ({ selectFrom }) =>
      selectFrom('orders')
        .select('order_id')
        .where('owner_id', '=', ownerId)
        .union(selectFrom('order_grants').select('order_id').where('owner_id', '=', ownerId)),
    )
  if (word === '') return orders
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return orders.where(({ eb, exists, or, selectFrom }) =>
    or([
      eb('o.order_number', 'ilike', part),
      exists(
        selectFrom('order_lines as l')
          .select('l.line_id')
          .whereRef('l.order_id', '=', 'o.order_id')
          .where((line) => line.or(NAMES.map((name) => line(sql`l.snapshot ->> ${sql.lit(name)}`, 'ilike', part)))),
      ),
    ]),
  )
}
