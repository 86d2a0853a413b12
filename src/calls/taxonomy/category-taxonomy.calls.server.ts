import { arrangeCategories } from '#flows/taxonomy/arrange-categories.ts'
import {
  addCategory,
  listCategoryProducts,
  listCategoryShelves,
  mergeCategory,
  moveCategory,
  saveCategory,
  splitCategory,
} from '#modules/catalogue/taxonomy/category-taxonomy.paths.ts'
import {
  listCategoryProducts as readProducts,
  listCategoryShelves as readShelves,
} from '#modules/catalogue/taxonomy/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const { add, save, move, merge, split } = arrangeCategories

export const categoryShelfCalls: Call[] = [
  defineCall(listCategoryShelves, ({ tx, language }) => readShelves(tx, language)),
  defineCall(listCategoryProducts, ({ tx, language }, input) => readProducts(tx, input, language)),
  defineCall(addCategory, ({ tx, caller, language }, input) => add(tx, actorOf(caller), input, language)),
  defineCall(saveCategory, ({ tx, caller, language }, input) => save(tx, actorOf(caller), input, language)),
  defineCall(moveCategory, ({ tx, caller, language }, input) => move(tx, actorOf(caller), input, language)),
  defineCall(mergeCategory, ({ tx, caller, language }, input) => merge(tx, actorOf(caller), input, language)),
  defineCall(splitCategory, ({ tx, caller, language }, input) => split(tx, actorOf(caller), input, language)),
]
