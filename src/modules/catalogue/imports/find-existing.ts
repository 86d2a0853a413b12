import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { Meanings } from './word-meanings.ts'
import type { ParsedProduct } from './reading/parsed-product.rules.ts'

const Known = z.object({ productId: z.string(), name: z.string() })

/** Which product each of these is, seen by shoppers or still a draft: by the shop's code, the designer's number, or the numbers of its pieces. */
export async function findExisting(
  tx: Read,
  stated: readonly ParsedProduct[],
  meanings: Pick<Meanings, 'brand'>,
): Promise<(string | undefined)[]> {
  const articles = stated.map((one) => articleOf(one, meanings))
  const items = stated.map(({ variants }) => variants.map(({ itemNumber }) => itemNumber).filter(Boolean))
  const byCode = await lookUp(
    tx,
    sql`select product_id as "productId", spu_code as name from products where spu_code = any(${stated.map(({ code }) => code)})
      union all select product_id, document ->> 'spuCode' from product_drafts
      where document ->> 'spuCode' = any(${stated.map(({ code }) => code).filter(Boolean)})`,
  )
  const numbers = articles.flatMap((article) => (article ? [article.number] : []))
  const brands = articles.flatMap((article) => (article ? [article.brand] : []))
  const byArticle = await lookUp(
    tx,
    sql`select product_id as "productId", brand_code || '/' || article_number as name from products
      where brand_code = any(${brands}) and article_number = any(${numbers})
      union all select product_id, (document ->> 'brandCode') || '/' || (document ->> 'articleNumber') from product_drafts
      where document ->> 'articleNumber' = any(${numbers})`,
  )
  const byItem = await lookUp(
    tx,
    sql`select product_id as "productId", item_number as name from variants where item_number = any(${items.flat()})`,
  )
  return stated.map(({ code }, at) => {
    const article = articles[at]
    return (
      byCode.get(code) ??
      (article ? byArticle.get(`${article.brand}/${article.number}`) : undefined) ??
      items[at]?.map((number) => byItem.get(number)).find((id) => id !== undefined)
    )
  })
}

/** An empty brand is one, too: a draft may still be without. */
function articleOf({ articleNumber, brand }: ParsedProduct, meanings: Pick<Meanings, 'brand'>) {
  return articleNumber === '' ? undefined : { number: articleNumber, brand: meanings.brand(brand) ?? '' }
}

async function lookUp(tx: Read, query: ReturnType<typeof sql>): Promise<Map<string, string>> {
  const rows = await readRows(tx, Known, query)
  // Shoppers' products come first.
  return new Map(rows.toReversed().map(({ name, productId }) => [name, productId]))
}
