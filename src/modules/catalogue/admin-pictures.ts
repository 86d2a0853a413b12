import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import type { ProductPicturesWire } from './admin-pictures.contract.ts'
import { catalogueTables } from './catalogue.tables.ts'

const MOST = 12

/** Listed products whose code, name or designer holds `word`, newest first, with every picture of theirs. */
export async function listProductPictures(tx: Read, word: string, language: Language): Promise<ProductPicturesWire> {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const found = await catalogueTables(tx)
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.brand_code', 'p.brand_code')
    .select(['p.spu_code as spuCode', 'b.name as brandName', 'p.name_en as en', 'p.name_zh as zh'])
    .select((product) =>
      jsonArrayFrom(
        product
          .selectFrom('product_colours as c')
          .innerJoin('colour_pictures as i', 'i.colour_row_id', 'c.colour_row_id')
          .innerJoin('media as m', 'm.media_hash', 'i.media_hash')
          .select(['m.media_hash as hash', 'm.width', 'm.height', 'i.alt_en as altEn', 'i.alt_zh as altZh'])
          .whereRef('c.product_id', '=', 'p.product_id')
          .orderBy('c.position')
          .orderBy('i.position'),
      ).as('pictures'),
    )
    .where('p.listed', '=', true)
    .where((column) =>
      column.or(
        (['p.spu_code', 'p.article_number', 'p.name_en', 'p.name_zh', 'b.name'] as const).map((name) =>
          column(name, 'ilike', like),
        ),
      ),
    )
    .orderBy('p.arrived_at', 'desc')
    .orderBy('p.product_id', 'desc')
    .limit(MOST)
    .execute()
  return {
    list: found.map(({ en, zh, pictures, ...product }) => ({
      ...product,
      productTitle: language === 'zh' ? zh : en,
      pictures: pictures.map(({ altEn, altZh, ...picture }) => ({ ...picture, alt: { en: altEn, zh: altZh } })),
    })),
  }
}

/** Whether a product or a draft of one shows the picture of this hash. */
export const isProductPicture = (hash: RawBuilder<string>): RawBuilder<boolean> =>
  sql`(exists (select from media m where m.media_hash = ${hash})
    or exists (select from product_drafts d where strpos(d.document::text, ${hash}) > 0))`

/** Whether a brand shows it. */
export const isBrandPicture = (hash: RawBuilder<string>): RawBuilder<boolean> =>
  sql`exists (select from brands b where strpos(coalesce(b.logo::text, '') || coalesce(b.hero::text, ''), ${hash}) > 0)`
