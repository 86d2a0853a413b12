import {
  addCategory,
  listCategoryShelves,
  mergeCategory,
  moveCategory,
  type MovedPaths,
  saveCategory,
  splitCategory,
} from '#modules/catalogue/taxonomy/index.server.ts'
import type { CategoryShelvesWire } from '#modules/catalogue/taxonomy/category-taxonomy.contract.ts'
import { carryCategories } from '#modules/content/index.server.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'

type Change<Input> = (tx: Tx, by: Operator, input: Input) => Promise<MovedPaths>
type Arrange<Input> = (tx: Tx, by: Operator, input: Input, language: Language) => Promise<CategoryShelvesWire>

/** A change of the tree, and the home pages that follow it in the same transaction. Refuses BAD_INPUT beside its field. */
function arranging<Input>(change: Change<Input>): Arrange<Input> {
  return async (tx, by, input, language) => {
    const moved = await change(tx, by, input)
    if (moved.size > 0) await carryCategories(tx, moved)
    return listCategoryShelves(tx, language)
  }
}

/** What operators do with the tree of categories. */
export const arrangeCategories = {
  add: arranging(addCategory),
  save: arranging(saveCategory),
  move: arranging(moveCategory),
  merge: arranging(mergeCategory),
  split: arranging(splitCategory),
}
