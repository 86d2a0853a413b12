import { useEffect, useState } from 'react'
import type { BrandCardsWire } from '#modules/catalogue/brand-cards.contract.ts'
import type { MenuNode, NavigationWire } from '#modules/catalogue/catalogue.contract.ts'
import { getNavigation, listBrands } from '#modules/catalogue/catalogue.paths.ts'
import type { CallPath } from '#platform/wire/call-path.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

export type ShopChoice = { value: string; name: string }

function useOnce<Output>(path: CallPath<Record<string, never>, Output>): Output | undefined {
  const [data, setData] = useState<Output>()
  useEffect(() => {
    let over = false
    void callAdmin(path, {}).then((result) => {
      if (!over && result.ok) setData(result.data)
    })
    return () => {
      over = true
    }
  }, [path])
  return data
}

/** The designers of the shop by name. */
export function useBrandChoices(): ShopChoice[] {
  const found = useOnce<BrandCardsWire>(listBrands)
  return found?.brands.map(({ code, name }) => ({ value: code, name })) ?? []
}

const CATEGORY = 2

/** Every category that leads somewhere, with its place in the tree. */
export function useCategoryChoices(): ShopChoice[] {
  const found = useOnce<NavigationWire>(getNavigation)
  return found ? found.navigationVos.filter(({ type }) => type === CATEGORY).flatMap((node) => choicesOf(node, '')) : []
}

const choicesOf = ({ code, name, children }: MenuNode, above: string): ShopChoice[] => [
  { value: code, name: above + name },
  ...children.flatMap((child) => choicesOf(child, `${above}${name} › `)),
]
