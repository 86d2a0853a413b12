import type { Language } from '#language/languages.ts'
import { type Card, presentCard } from '#modules/search/lists/card-cache.ts'
import type { TaxonomyNames, ProductRow } from '../product-row.ts'
import { unpacked } from './cluster-document.ts'
import type { Ask } from './cluster-counts.ts'
import { PRODUCTS } from './cluster-schema.ts'

/** Rows a process has ready; others are fetched with the page that shows them. */
const MOST_ROWS = 5_000

/** The rows of what is shown, by the number of their document. */
export class ClusterCards {
  readonly #rows = new Map<string, ProductRow>()
  /** Moves when any row may have changed, so that one fetched before is not kept after. */
  #age = 0

  /** In the order of the numbers; documents that are gone meanwhile are passed over. */
  async rows(documents: readonly string[], ask: Ask): Promise<ProductRow[]> {
    const age = this.#age
    const found = new Map(documents.flatMap((number) => this.#kept(number)))
    const missing = documents.filter((number) => !found.has(number))
    if (missing.length > 0) {
      const [answer] = await ask([
        `SELECT id, body FROM ${PRODUCTS} WHERE id IN (${missing.join(',')}) LIMIT ${missing.length} OPTION ranker=none, max_matches=${missing.length}`,
      ])
      for (const { id, body } of answer?.rows ?? []) {
        const row = unpacked(String(body))
        found.set(String(id), row)
        if (age === this.#age) this.#keep(String(id), row)
      }
    }
    return documents.flatMap((number) => found.get(number) ?? [])
  }

  #kept(number: string): [string, ProductRow][] {
    const row = this.#rows.get(number)
    return row ? [[number, row]] : []
  }

  #keep(number: string, row: ProductRow): void {
    if (this.#rows.size >= MOST_ROWS) this.#rows.clear()
    this.#rows.set(number, row)
  }

  drop(documents: Iterable<string>): void {
    this.#age += 1
    for (const number of documents) this.#rows.delete(number)
  }

  clear(): void {
    this.#age += 1
    this.#rows.clear()
  }
}

export const cardsOf = (rows: readonly ProductRow[], taxonomy: TaxonomyNames, language: Language, now: Date): Card[] =>
  rows.map((row) => presentCard(row, taxonomy.brands.get(row.brandCode)?.name ?? row.brandCode, language, now))
