import type {
  CategoryShelvesWire,
  CategoryShelfWire,
  MoveCategoryInput,
} from '#modules/catalogue/taxonomy/category-taxonomy.contract.ts'
import { listCategoryProducts, listCategoryShelves, moveCategory } from '#modules/catalogue/taxonomy/category-taxonomy.paths.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { answerDeskQuery, askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { toast } from '#ui/toasts.ts'

/** The tree that a change has answered is what the room shows from now on. */
export function showTree(tree: CategoryShelvesWire, words?: string, back?: { label: string; run: () => void }): void {
  answerDeskQuery(listCategoryShelves, {}, tree)
  askAgain(listCategoryProducts)
  if (words) toast('success', words, back)
}

/** A category by its path, also by one it had when it was opened. */
export const findCategory = (list: readonly CategoryShelfWire[], path: string): CategoryShelfWire | undefined =>
  list.find((one) => one.path === path) ?? list.find(({ formers }) => formers.includes(path))

export const childrenOf = (list: readonly CategoryShelfWire[], parent: string): CategoryShelfWire[] =>
  list.filter((category) => category.parent === parent)

/** Who comes after it among its neighbours; '' for nobody. */
export function nextOf(list: readonly CategoryShelfWire[], { path, parent }: CategoryShelfWire): string {
  const beside = childrenOf(list, parent)
  return beside[beside.findIndex((one) => one.path === path) + 1]?.path ?? ''
}

type Words = { moved: string; undo: string }

/** Moves it, with a way back to where it was. */
export async function sendMove(
  list: readonly CategoryShelfWire[],
  category: CategoryShelfWire,
  input: MoveCategoryInput,
  words: Words,
): Promise<CallResult<CategoryShelvesWire>> {
  const [parent, before] = [category.parent, nextOf(list, category)]
  const result = await callAdmin(moveCategory, input)
  if (!result.ok) return result
  const path = input.parent === '' ? category.slug : `${input.parent}/${category.slug}`
  const undo = async () => {
    const version = findCategory(result.data.list, path)?.version ?? category.version
    const undone = await callAdmin(moveCategory, { path, version, parent, before })
    if (undone.ok) answerDeskQuery(listCategoryShelves, {}, undone.data)
    else toast('error', undone.msg)
  }
  showTree(result.data, words.moved, { label: words.undo, run: () => void undo() })
  return result
}
