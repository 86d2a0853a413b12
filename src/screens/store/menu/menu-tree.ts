import { storeText } from '#language/store.text.ts'
import { localPath, textsIn } from '#language/texts.ts'
import type { MenuNode, NavigationWire } from '#modules/catalogue/catalogue.contract.ts'
import type { Language } from '#language/languages.ts'
import { listAddress, newInAddress, saleAddress } from '../addresses.ts'

export type MenuEntry = { name: string; address: string; children: MenuEntry[] }

const BRANDS_TYPE = 1

/** The menu as one side sees it: its own departments stand on the first level, the other side's are left out. */
export function menuTree(navigation: NavigationWire, language: Language, side: 'women' | 'men'): MenuEntry[] {
  const texts = textsIn(storeText, language)
  const other = side === 'women' ? 'men' : 'women'
  const nodes = navigation.navigationVos
  const entry = (node: MenuNode): MenuEntry => ({
    name: node.name,
    address: node.type === BRANDS_TYPE ? localPath(language, '/product/brand') : listAddress(language, node.code),
    children: node.children.map(entry),
  })
  const leaf = (name: string, address: string): MenuEntry => ({ name, address, children: [] })
  const own = nodes.find((node) => node.code === side)?.children ?? []
  const rest = nodes.filter((node) => node.type !== BRANDS_TYPE && node.code !== side && node.code !== other)
  return [
    leaf(texts.newIn, newInAddress(language)),
    ...nodes.filter((node) => node.type === BRANDS_TYPE).map(entry),
    ...own.map(entry),
    ...rest.map(entry),
    leaf(texts.sale, saleAddress(language)),
  ]
}
