import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import type { BrandListWire } from './catalogue.contract.ts'

/** Every brand that has something listed, by name; a name that begins with no letter stands under #. Found by its aliases too. */
export async function listBrands(tx: Tx): Promise<BrandListWire> {
  const found = await sql<{
    code: string
    name: string
    aliases: string[]
    productNum: number
  }>`select b.brand_code as code, b.name, b.aliases, count(*)::int as "productNum"
    from brands b join products p on p.brand_code = b.brand_code and p.listed
    group by b.brand_code order by lower(b.name)`.execute(tx)
  return { brands: found.rows.map((brand) => ({ ...brand, letter: letterOf(brand.name) })) }
}

function letterOf(name: string): string {
  const first = name.normalize('NFKD').charAt(0).toUpperCase()
  return first >= 'A' && first <= 'Z' ? first : '#'
}
