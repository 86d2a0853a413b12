import { SearchAway, type SphinxRow } from '#platform/sphinxql.server.ts'
import { withAncestors } from '#modules/search/index/product-columns.ts'
import type { Taxonomy, ProductRow } from '../product-row.ts'
import { unpacked } from './cluster-document.ts'
import { IS_PRODUCT, whereOf } from './cluster-conditions.ts'
import { numberOf } from './cluster-numbers.ts'
import { PRODUCTS } from './cluster-schema.ts'

const namesOf = {
  brand: (row: ProductRow) => [row.brandCode],
  colours: (row: ProductRow) => row.colours.map(({ id }) => id),
  sizes: (row: ProductRow) => row.sizes,
  categories: (row: ProductRow) => [...withAncestors(row.categories)],
  materials: (row: ProductRow) => row.materials,
  merchants: (row: ProductRow) => row.merchantKinds,
}
export type Named = keyof typeof namesOf

/** So many unknown numbers are looked up at once. */
const AT_ONCE = 500

/**
 * The names behind the numbers that stand in the indexes. What the taxonomy does not contain (sizes, kinds of merchants) is read
 * off a product that has it: documents carry their row, so names never get out of step with numbers.
 */
export class ClusterNames {
  readonly #names: Record<Named, Map<number, string>> = {
    brand: new Map(),
    colours: new Map(),
    sizes: new Map(),
    categories: new Map(),
    materials: new Map(),
    merchants: new Map(),
  }

  setTaxonomy(taxonomy: Taxonomy): void {
    this.#learn(
      'brand',
      taxonomy.brands.map(({ code }) => code),
    )
    this.#learn(
      'categories',
      taxonomy.categories.map(({ path }) => path),
    )
    this.#learn(
      'colours',
      taxonomy.colours.map(({ id }) => id),
    )
    this.#learn(
      'materials',
      taxonomy.materials.map(({ id }) => id),
    )
  }

  learn(rows: Iterable<ProductRow>): void {
    for (const row of rows) for (const named of Object.keys(namesOf) as Named[]) this.#learn(named, namesOf[named](row))
  }

  #learn(named: Named, names: readonly string[]): void {
    for (const name of names) this.#names[named].set(numberOf(name), name)
  }

  /** How many names are known of a kind. */
  sizeOf = (named: Named): number => this.#names[named].size

  /** Counts by number as counts by name; `ask` answers statements. */
  async named(
    named: Named,
    counts: readonly (readonly [number, number])[],
    ask: (statement: string) => Promise<SphinxRow[]>,
  ): Promise<Map<string, number>> {
    const names = this.#names[named]
    const unknown = counts.flatMap(([number]) => (names.has(number) ? [] : [number]))
    for (let from = 0; from < unknown.length; from += AT_ONCE) {
      const some = unknown.slice(from, from + AT_ONCE).join(',')
      const where = whereOf({ always: [IS_PRODUCT, `${named} IN (${some})`], chosen: new Map() })
      const rows = await ask(`SELECT body FROM ${PRODUCTS} WHERE ${where} GROUP BY ${named} LIMIT 20000 OPTION max_matches=20000`)
      this.learn(rows.map(({ body }) => unpacked(String(body))))
    }
    return new Map(
      counts.flatMap(([number, count]) => {
        const name = names.get(number)
        // Its last product may have gone between the two questions; a second count will not hold it.
        if (name === undefined) throw new SearchAway(`no product tells what ${named} ${number} is called`)
        return [[name, count]]
      }),
    )
  }
}
