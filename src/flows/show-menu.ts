import type { NavigationWire } from '#modules/catalogue/catalogue.contract.ts'
import { getCategoryMenu } from '#modules/catalogue/index.server.ts'
import { countInCategory } from '#modules/search/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'

/** Shows the menu without entries that lead to an empty list. */
export const showMenu = (tx: Tx, language: Language): Promise<NavigationWire> =>
  getCategoryMenu(tx, language, (path) => countInCategory(path) > 0)
