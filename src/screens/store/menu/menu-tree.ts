import { menuText } from '#language/frame/menu.text.ts'
import { localPath } from '#language/texts.ts'
import type { MenuNode, NavigationWire } from '#modules/catalogue/catalogue.contract.ts'
import type { Language } from '#language/languages.ts'
import { brandAddress, listAddress } from '../addresses.ts'

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
const PAGE_TYPE = 3
const ALL_BRANDS = 'brand'

/** The menu of a side, with the addresses of its entries, and the community behind them; one without an address is a heading. */
export function menuTree({ navigationVos, community: hasCommunity }: NavigationWire, language: Language): MenuEntry[] {
  const entry = (node: MenuNode): MenuEntry => ({
    name: node.name,
    address: addressOf(node, language),
    children: node.children.map(entry),
    columns: node.newChildren.map((column) => column.map(entry)),
    ...(node.picUrl ? { picture: pictureOf(node, language) } : {}),
  })
  const entries = navigationVos.map(entry)
  const community = { name: menuText.community[language], address: localPath(language, '/community'), children: [], columns: [] }
  if (!hasCommunity) return entries.filter(({ address }) => address !== community.address)
  // Operators may have given it a place of their own.
  return entries.some(({ address }) => address === community.address) ? entries : [...entries, community]
}

function addressOf({ type, code }: MenuNode, language: Language): string {
  if (type === PAGE_TYPE) return code && localPath(language, code)
  if (type !== BRANDS_TYPE) return listAddress(language, code)
  return code === ALL_BRANDS ? localPath(language, '/product/brand') : brandAddress(language, code)
}

const pictureOf = ({ picUrl, picLink, picBrand, picTitle }: MenuNode, language: Language): MenuPicture => ({
  address: localPath(language, picLink),
  source: picUrl,
  brand: picBrand,
  title: picTitle,
})
