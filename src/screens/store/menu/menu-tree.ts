import { menuText } from '#language/frame/menu.text.ts'
import { localPath, textsIn } from '#language/texts.ts'
import type { MenuNode, NavigationWire } from '#modules/catalogue/catalogue.contract.ts'
import type { Language } from '#language/languages.ts'
import { brandAddress, listAddress, newInAddress, saleAddress } from '../addresses.ts'

export type MenuPicture = { address: string; source: string; brand: string; title: string }
export type MenuEntry = {
  name: string
  address: string
  children: MenuEntry[]
  /** The children in columns; empty when they are groups of their own. */
  columns: MenuEntry[][]
  picture?: MenuPicture
}

const BRANDS_TYPE = 1
const ALL_BRANDS = 'brand'

/** The menu as one side sees it: its own departments stand on the first level, the other side's are left out. */
export function menuTree(navigation: NavigationWire, language: Language, side: 'women' | 'men'): MenuEntry[] {
  const texts = textsIn(menuText, language)
  const other = side === 'women' ? 'men' : 'women'
  const nodes = navigation.navigationVos
  const entry = (node: MenuNode): MenuEntry => ({
    name: node.name,
    address: addressOf(node, language),
    children: node.children.map(entry),
    columns: node.newChildren.map((column) => column.map(entry)),
    ...(node.picUrl ? { picture: pictureOf(node, language) } : {}),
  })
  const leaf = (name: string, address: string): MenuEntry => ({ name, address, children: [], columns: [] })
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

function addressOf({ type, code }: MenuNode, language: Language): string {
  if (type !== BRANDS_TYPE) return listAddress(language, code)
  return code === ALL_BRANDS ? localPath(language, '/product/brand') : brandAddress(language, code)
}

const pictureOf = ({ picUrl, picLink, picBrand, picTitle }: MenuNode, language: Language): MenuPicture => ({
  address: localPath(language, picLink),
  source: picUrl,
  brand: picBrand,
  title: picTitle,
})
