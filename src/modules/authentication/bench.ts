import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
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
  priceCents: z.number(),
  difference: BenchPiece.shape.difference,
  agreedCents: z.number().nullable(),
  photos: z.array(z.string()),
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

/** Merchant or buyer is asked about a lower price: until then it lies aside. */
const ASKED = sql`exists (select from bench_case_card b where b.unit_id = u.unit_id and b.state in ('merchant', 'buyer'))`

/** What waits to be looked at, the longest first, or of it what a word names: a scanned label, a number, a designer, a piece. */
export async function listBench(tx: Read, word: string, language: Language): Promise<BenchWire> {
  const waiting = await readPieces(tx, sql`u.state = 'with-us' and not ${ASKED} and ${named(word)}`, MOST)
  const elsewhere = NUMBER.test(word)
    ? await readPieces(tx, sql`(u.state <> 'with-us' or ${ASKED}) and u.paid_at is not null and ${named(word)}`, MOST_ELSEWHERE)
    : []
  const [counted] = await readRows(
    tx,
    z.object({ total: z.number() }),
    sql`select count(*) as total from order_pieces u where u.state = 'with-us' and not ${ASKED}`,
  )
  const present = (row: z.output<typeof Row>) => presentPiece(row, language)
  return { total: counted?.total ?? 0, list: waiting.map(present), elsewhere: elsewhere.map(present) }
}

function named(word: string) {
  if (word === '') return sql`true`
  const [, order, piece] = NUMBER.exec(word) ?? []
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const inSnapshot = sql`(u.snapshot ->> 'brandName' ilike ${like} or u.snapshot ->> 'titleEn' ilike ${like}
    or u.snapshot ->> 'titleZh' ilike ${like} or u.snapshot ->> 'articleNumber' ilike ${like})`
  if (!order) return inSnapshot
  const number = sql`u.order_number = ${order.toUpperCase()}`
  return piece ? sql`(${number} and n.piece = ${Number(piece)})` : sql`(${number} or ${inSnapshot})`
}

const readPieces = (tx: Read, wanted: ReturnType<typeof named>, most: number) =>
  readRows(
    tx,
    Row,
    sql`select u.unit_id as "unitId", u.order_number as "orderNo", n.piece::integer as piece, u.state, came.at as "arrivedAt",
        k.handled_as as category, u.snapshot, coalesce((u.parts ->> 'goods')::bigint, 0) as "priceCents",
        case when ${ASKED} then 'asked' when agreed.cents is null then '' else 'agreed' end as difference, agreed.cents as "agreedCents",
        array(select s.upload_id::text from sent_item_photos s where s.unit_id = u.unit_id order by s.position) as photos
      from order_pieces u
      -- Which of the order's pieces it is, counted line by line.
      cross join lateral (select count(*) as piece from order_pieces other
        where other.order_id = u.order_id and (other.line_position, other.position) <= (u.line_position, u.position)) n
      left join lateral (select max(p.received_at) as at from piece_parcels p
        where p.unit_id = u.unit_id and p.direction = 'to-us') came on true
      left join lateral (select max(b.reduced_cents) as cents from bench_case_card b
        where b.unit_id = u.unit_id and b.state = 'agreed') agreed on true
      left join category_products c on c.product_id = u.product_id and c.is_primary
      left join category_card k on k.path = c.path
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
    price: toWire(row.priceCents),
    difference: row.difference,
    agreedPrice: row.agreedCents === null ? '' : toWire(row.agreedCents),
    productImg: { ...snapshot.picture, alt: title },
    photos: row.photos,
  }
}
