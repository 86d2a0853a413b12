import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import type { Tx } from '#platform/database.server.ts'
import type { ProductPicturesWire } from './admin-pictures.contract.ts'

const MOST = 12

type Row = Omit<ProductPicturesWire['list'][number], 'productTitle'> & { en: string; zh: string }

/** Listed products whose code, name or designer holds `word`, newest first, with every picture of theirs. */
export async function listProductPictures(tx: Tx, word: string, language: Language): Promise<ProductPicturesWire> {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const found = await sql<Row>`select p.spu_code as "spuCode", b.name as "brandName", p.name_en as en, p.name_zh as zh,
      (select coalesce(json_agg(json_build_object('hash', m.media_hash, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder,
          'alt', json_build_object('en', cp.alt_en, 'zh', cp.alt_zh)) order by pc.position, cp.position), '[]')
        from product_colours pc join colour_pictures cp using (colour_row_id) join media m using (media_hash)
        where pc.product_id = p.product_id) as pictures
    from products p join brands b using (brand_code)
    where p.listed and (p.spu_code ilike ${like} or p.article_number ilike ${like} or p.name_en ilike ${like}
      or p.name_zh ilike ${like} or b.name ilike ${like})
    order by p.arrived_at desc, p.product_id desc limit ${MOST}`.execute(tx)
  return { list: found.rows.map(({ en, zh, ...row }) => ({ ...row, productTitle: language === 'zh' ? zh : en })) }
}
