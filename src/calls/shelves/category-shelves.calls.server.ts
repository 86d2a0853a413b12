import { z } from 'zod'
import { arrangeCategories } from '#flows/shelves/arrange-categories.ts'
import {
  AddCategoryInput,
  CategoryProductsInput,
  CategoryProductsWire,
  CategoryShelvesWire,
  MergeCategoryInput,
  MoveCategoryInput,
  SaveCategoryInput,
  SplitCategoryInput,
} from '#modules/catalogue/shelves/category-shelves.contract.ts'
import {
  addCategory,
  listCategoryProducts,
  listCategoryShelves,
  mergeCategory,
  moveCategory,
  saveCategory,
  splitCategory,
} from '#modules/catalogue/shelves/category-shelves.paths.ts'
import {
  listCategoryProducts as readProducts,
  listCategoryShelves as readShelves,
} from '#modules/catalogue/shelves/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const access = 'keep-shelves'
const output = CategoryShelvesWire
const { add, save, move, merge, split } = arrangeCategories

export const categoryShelfCalls: Call[] = [
  defineCall(listCategoryShelves, {
    access,
    input: z.object({}),
    output,
    run: ({ tx, language }) => readShelves(tx, language),
  }),
  defineCall(listCategoryProducts, {
    access,
    input: CategoryProductsInput,
    output: CategoryProductsWire,
    run: ({ tx, language }, input) => readProducts(tx, input, language),
  }),
  defineCall(addCategory, {
    access,
    input: AddCategoryInput,
    output,
    run: ({ tx, caller, language }, input) => add(tx, actorOf(caller), input, language),
  }),
  defineCall(saveCategory, {
    access,
    input: SaveCategoryInput,
    output,
    run: ({ tx, caller, language }, input) => save(tx, actorOf(caller), input, language),
  }),
  defineCall(moveCategory, {
    access,
    input: MoveCategoryInput,
    output,
    run: ({ tx, caller, language }, input) => move(tx, actorOf(caller), input, language),
  }),
  defineCall(mergeCategory, {
    access,
    input: MergeCategoryInput,
    output,
    run: ({ tx, caller, language }, input) => merge(tx, actorOf(caller), input, language),
  }),
  defineCall(splitCategory, {
    access,
    input: SplitCategoryInput,
    output,
    run: ({ tx, caller, language }, input) => split(tx, actorOf(caller), input, language),
  }),
]
