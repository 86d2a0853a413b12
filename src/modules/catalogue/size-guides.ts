import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import type { SizeGuidesWire } from './size-guides.contract.ts'
import { listTerms, sizeTableIn } from './attributes/index.server.ts'

/** Every table of sizes the shop converts by, for one page; one that has a single column converts nothing. */
export async function listSizeGuides(tx: Read, language: Language): Promise<SizeGuidesWire> {
  const tables = await listTerms(tx, 'size-table')
  return {
    list: tables
      .filter(({ retired, facts }) => !retired && facts.columns.length > 1)
      .map(({ id, name, facts }) => ({
        id: anchorOf(id),
        side: facts.side,
        title: name[language],
        table: sizeTableIn(facts, language).sizeTable,
      })),
  }
}

/** Its place on the page: womenShoes is women-shoes. */
const anchorOf = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
