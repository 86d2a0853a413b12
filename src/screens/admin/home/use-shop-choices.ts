import { useLanguage } from '#language/texts.ts'
import { listCollections } from '#modules/storefront/collections.paths.ts'
import type { MenuNode } from '#modules/catalogue/catalogue.contract.ts'
import { getNavigation, listBrands } from '#modules/catalogue/catalogue.paths.ts'
import { ONCE, useDeskQuery } from '#desk/desk-query.ts'

export type ShopChoice = { value: string; name: string }

/** The designers of the shop by name. */
export function useBrandChoices(): ShopChoice[] {
  const { data } = useDeskQuery(listBrands, {}, ONCE)
  return data?.brands.map(({ code, name }) => ({ value: code, name })) ?? []
}

/** The collections of the shop, in the language that is read. */
export function useCollectionChoices(): ShopChoice[] {
  const language = useLanguage()
  const { data } = useDeskQuery(listCollections, {}, ONCE)
  return data?.list.map(({ code, title }) => ({ value: code, name: title[language] })) ?? []
}

const CATEGORY = 2

/** Every category that leads somewhere, with its place in the tree. */
export function useCategoryChoices(): ShopChoice[] {
  const { data } = useDeskQuery(getNavigation, {}, ONCE)
  return data ? data.navigationVos.filter(({ type }) => type === CATEGORY).flatMap((node) => choicesOf(node, '')) : []
}

const choicesOf = ({ code, name, children }: MenuNode, above: string): ShopChoice[] => [
  { value: code, name: above + name },
  ...children.flatMap((child) => choicesOf(child, `${above}${name} › `)),
]
