import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { sizeWithSystem } from '#language/product/size-names.ts'
import type { Language } from '#language/languages.ts'
import { BenchPiece, type BenchWire } from './authentication.contract.ts'
import { kindOfCategory } from './checklists.rules.ts'

const MOST = 100
const MOST_ELSEWHERE = 10
/** A number of an order, or one with the number of a piece behind it, as labels have it. */
const NUMBER = /^([0-9a-z]{8,20})(?:-(\d{1,3}))?$/i

const Row = z.object({
  unitId: z.string(),
  orderNo: z.string(),
  piece: z.number(),
  state: BenchPiece.shape.state,
  arrivedAt: z.date().nullable(),
  category: z.string().nullable(),
  snapshot: z.object({
    articleNumber: z.string(),
    brandName: z.string(),
    titleEn: z.string(),
    titleZh: z.string(),
    colourEn: z.string(),
    colourZh: z.string(),
    size: z.string(),
    sizeSystem: z.string(),
    exotic: z.boolean().default(false),
    picture: z.object({ hash: z.string(), width: z.number(), height: z.number() }),
  }),
})

/** What waits to be looked at, the longest first, or of it what a word names: a scanned label, a number, a designer, a piece. */
export async function listBench(tx: Read, word: string, language: Language): Promise<BenchWire> {
  const waiting = await readPieces(tx, sql`u.state = 'with-us' and ${named(word)}`, MOST)
  const elsewhere = NUMBER.test(word)
    ? await readPieces(tx, sql`u.state <> 'with-us' and o.paid_at is not null and ${named(word)}`, MOST_ELSEWHERE)
    : []
  const [counted] = await readRows(
    tx,
    z.object({ total: z.number() }),
    sql`select count(*) as total from units where state = 'with-us'`,
  )
  const present = (row: z.output<typeof Row>) => presentPiece(row, language)
  return { total: counted?.total ?? 0, list: waiting.map(present), elsewhere: elsewhere.map(present) }
}

function named(word: string) {
  if (word === '') return sql`true`
  const [, order, piece] = NUMBER.exec(word) ?? []
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const inSnapshot = sql`(l.snapshot ->> 'brandName' ilike ${like} or l.snapshot ->> 'titleEn' ilike ${like}
    or l.snapshot ->> 'titleZh' ilike ${like} or l.snapshot ->> 'articleNumber' ilike ${like})`
  if (!order) return inSnapshot
  const number = sql`o.order_number = ${order.toUpperCase()}`
  return piece ? sql`(${number} and n.piece = ${Number(piece)})` : sql`(${number} or ${inSnapshot})`
}

const readPieces = (tx: Read, wanted: ReturnType<typeof named>, most: number) =>
  readRows(
    tx,
    Row,
    sql`select u.unit_id as "unitId", o.order_number as "orderNo", n.piece::integer as piece, u.state, came.at as "arrivedAt",
        coalesce(k.handled_as, c.path) as category, l.snapshot
      from units u join orders o using (order_id) join order_lines l using (line_id)
      -- Which of the order's pieces it is, counted line by line.
      cross join lateral (select count(*) as piece from units other join order_lines ol using (line_id)
        where other.order_id = u.order_id and (ol.position, other.position) <= (l.position, u.position)) n
      left join lateral (select max(p.received_at) as at from parcel_units pu join parcels p using (parcel_id)
        where pu.unit_id = u.unit_id and p.direction = 'to-us') came on true
      left join variants v on v.sku_id = l.sku_id
      left join product_categories c on c.product_id = v.product_id and c.is_primary
      left join categories k on k.path = c.path
      where ${wanted} order by came.at nulls last, u.unit_id limit ${most}`,
  )

function presentPiece({ snapshot, ...row }: z.output<typeof Row>, language: Language): BenchPiece {
  const title = language === 'zh' ? snapshot.titleZh : snapshot.titleEn
  return {
    unitId: row.unitId,
    unitCode: `${row.orderNo}-${row.piece}`,
    orderNo: row.orderNo,
    brandName: snapshot.brandName,
    title,
    colour: language === 'zh' ? snapshot.colourZh : snapshot.colourEn,
    size: sizeWithSystem(snapshot.sizeSystem, snapshot.size, language),
    articleNumber: snapshot.articleNumber,
    exotic: snapshot.exotic,
    kind: kindOfCategory(row.category ?? ''),
    state: row.state,
    arrivedAt: row.arrivedAt?.toISOString() ?? '',
    productImg: { ...snapshot.picture, alt: title },
  }
}
