import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { addressLines } from '#language/buying/address-lines.ts'
import { territories } from '#language/buying/territories.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sizeWithSystem } from '#language/product/size-names.ts'
import { personName } from '#language/person-name.ts'
import type { Language } from '#language/languages.ts'
import type { ReadyWire } from './dispatch.contract.ts'
import { PICK_UP } from '../orders.rules.ts'

const MOST = 100

const Row = z.object({
  orderNo: z.string(),
  logistics: z.number(),
  receiver: z.object({
    ...{ firstName: z.string(), lastName: z.string(), areaNum: z.string(), mobile: z.string(), territory: z.enum(territories) },
    ...{ provinceCode: z.string(), city: z.string().default(''), postCode: z.string().default(''), address: z.string() },
  }),
  paidAt: z.date(),
  unitIds: z.array(z.string()),
  pieces: z.array(
    z.object({
      ...{ brand: z.string(), en: z.string(), zh: z.string(), colourEn: z.string(), colourZh: z.string() },
      ...{ size: z.string(), system: z.string(), item: z.string() },
    }),
  ),
  later: z.number(),
  isHeld: z.boolean(),
  total: z.number(),
})

/** Orders of which something has passed and may leave, those paid first first. */
export async function listReadyOrders(tx: Read, language: Language): Promise<ReadyWire> {
  const rows = await readRows(
    tx,
    Row,
    sql`select o.order_number as "orderNo", o.logistics_type as logistics, o.receiver, o.paid_at as "paidAt", ready.*,
        (select count(*) from units w where w.order_id = o.order_id and w.state in ('awaited', 'with-us')) as later,
        exists (select from provider_reports r join payments p using (payment_id)
          where p.order_id = o.order_id and r.settled_at is null) as "isHeld",
        count(*) over () as total
      from (select u.order_id, array_agg(u.unit_id::text order by u.unit_id) as "unitIds",
          jsonb_agg(jsonb_build_object('brand', l.snapshot ->> 'brandName', 'en', l.snapshot ->> 'titleEn', 'zh', l.snapshot ->> 'titleZh',
            'colourEn', l.snapshot ->> 'colourEn', 'colourZh', l.snapshot ->> 'colourZh', 'size', l.snapshot ->> 'size',
            'system', l.snapshot ->> 'sizeSystem', 'item', coalesce(l.snapshot ->> 'itemNumber', l.snapshot ->> 'articleNumber'))
            order by u.unit_id) as pieces
        from units u join order_lines l using (line_id) where u.state = 'passed' group by u.order_id) ready
      join orders o using (order_id)
      where o.state in ('pending-seller-delivery', 'pending-platform-delivery')
      order by o.paid_at, o.order_id limit ${MOST}`,
  )
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map(({ receiver, ...row }) => ({
      orderNo: row.orderNo,
      receiver: personName(receiver),
      isPickUp: row.logistics === PICK_UP,
      territory: receiver.territory,
      provinceCode: receiver.provinceCode,
      unitIds: row.unitIds,
      address: row.logistics === PICK_UP ? [] : addressLines(receiver, language),
      pieces: row.pieces.map((piece) => ({
        name: pieceName(piece.brand, piece[language]),
        look: [
          language === 'zh' ? piece.colourZh : piece.colourEn,
          sizeWithSystem(piece.system, piece.size, language),
          piece.item,
        ]
          .filter(Boolean)
          .join(' · '),
      })),
      later: row.later,
      isHeld: row.isHeld,
      paidAt: row.paidAt.toISOString(),
    })),
  }
}
