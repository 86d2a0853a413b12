import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'
import type { AdminProductsWire } from './catalogue.contract.ts'
import { catalogueTables } from './catalogue.tables.ts'

const PAGE_SIZE = 50

/** Products for the back office, newest first; `word` is part of a code, a name or a brand. */
export async function listAdminProducts(
  tx: Read,
  { word, pageNum }: { word: string; pageNum: number },
  language: Language,
): Promise<AdminProductsWire> {
  const { total } = await matching(tx, word.trim())
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const found = await readPage(tx, word.trim(), pageNum)
  return { total, pageNum, pageSize: PAGE_SIZE, list: found.map((row) => present(row, language)) }
}

function matching(tx: Read, word: string) {
  const products = catalogueTables(tx).selectFrom('products as p').innerJoin('brands as b', 'b.brand_code', 'p.brand_code')
  if (word === '') return products
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const names = ['p.spu_code', 'p.article_number', 'p.name_en', 'p.name_zh', 'b.name'] as const
  return products.where((column) => column.or(names.map((name) => column(name, 'ilike', like))))
}

/** `held` are units in orders that wait for payment. */
function readPage(tx: Read, word: string, pageNum: number) {
  return catalogueTables(tx)
    .selectFrom(pageOf(tx, word, pageNum).as('p'))
    .leftJoin('product_categories as f', (join) => join.onRef('f.product_id', '=', 'p.product_id').on('f.is_primary', '=', true))
    .leftJoin('categories as c', 'c.path', 'f.path')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('variants as v')
          .leftJoin('offers as o', (join) => join.onRef('o.sku_id', '=', 'v.sku_id').on('o.withdrawn', '=', false))
          .select(({ fn }) => [
            fn.count<number>('v.sku_id').distinct().as('variantNum'),
            fn.count<number>('o.offer_id').as('offerNum'),
          ])
          .select(({ fn }) => [fn.sum<number>('o.available').as('available'), fn.min('o.sale_price_cents').as('cheapest')])
          .whereRef('v.product_id', '=', 'p.product_id')
          .where('v.retired', '=', false)
          .as('o'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('order_lines as l')
          .innerJoin('orders as w', (join) => join.onRef('w.order_id', '=', 'l.order_id').on('w.state', '=', 'payment-pending'))
          .innerJoin('offers as k', 'k.offer_id', 'l.offer_id')
          .innerJoin('variants as v', 'v.sku_id', 'k.sku_id')
          .select(({ fn }) => fn.sum<number>('l.quantity').as('held'))
          .whereRef('v.product_id', '=', 'p.product_id')
          .as('h'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('product_colours as r')
          .innerJoin('colour_pictures as i', 'i.colour_row_id', 'r.colour_row_id')
          .innerJoin('media as m', 'm.media_hash', 'i.media_hash')
          .select(['m.media_hash as hash', 'm.width', 'm.height', 'i.alt_en as altEn', 'i.alt_zh as altZh'])
          .whereRef('r.product_id', '=', 'p.product_id')
          .orderBy('r.position')
          .orderBy('i.position')
          .limit(1)
          .as('m'),
      (join) => join.onTrue(),
    )
    .selectAll(['p', 'o', 'h', 'm'])
    .select(['c.name_en as categoryEn', 'c.name_zh as categoryZh'])
    .orderBy('p.arrivedAt', 'desc')
    .orderBy('p.product_id', 'desc')
    .execute()
}

const pageOf = (tx: Read, word: string, pageNum: number) =>
  matching(tx, word)
    .select(['p.product_id', 'p.arrived_at as arrivedAt', 'p.spu_code as spuCode', 'p.article_number as articleNumber'])
    .select(['p.brand_code as brandCode', 'b.name as brandName', 'p.name_en as nameEn', 'p.name_zh as nameZh', 'p.listed'])
    .orderBy('p.arrived_at', 'desc')
    .orderBy('p.product_id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)

function present(row: Awaited<ReturnType<typeof readPage>>[number], language: Language): AdminProductsWire['list'][number] {
  const zh = language === 'zh'
  return {
    productId: row.product_id,
    spuCode: row.spuCode,
    articleNumber: row.articleNumber,
    brandCode: row.brandCode,
    brandName: row.brandName,
    listed: row.listed,
    variantNum: row.variantNum ?? 0,
    offerNum: row.offerNum ?? 0,
    available: row.available ?? 0,
    held: row.held ?? 0,
    productTitle: zh ? row.nameZh : row.nameEn,
    category: (zh ? row.categoryZh : row.categoryEn) ?? '',
    salesPrice: toWire(row.cheapest ?? 0),
    productImg: {
      hash: row.hash ?? '',
      width: row.width ?? 0,
      height: row.height ?? 0,
      alt: (zh ? row.altZh : row.altEn) ?? '',
    },
  }
}
