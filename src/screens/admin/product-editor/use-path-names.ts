import { useLanguage } from '#language/texts.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import { listProductChoices } from '#modules/catalogue/editing/product-editing.paths.ts'
import { ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { namesOfPaths } from './path-names.ts'

/** What operators call the fields of a product, its attributes among them. */
export function usePathNames(document: ProductDocument): (path: string) => string {
  const language = useLanguage()
  const { data } = useDeskQuery(listProductChoices, {}, ONCE)
  return namesOfPaths(document, language, data?.attributes ?? [])
}
