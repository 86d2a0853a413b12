import type { Language } from '#language/languages.ts'
import { MENU_TYPE, menuNode, type MenuPicture } from '#modules/catalogue/index.server.ts'
import type { MenuNode } from '#modules/catalogue/catalogue.contract.ts'
import type { MenuColumn, MenuEntry, MenuLink, MenuTarget } from '#modules/content/menu.contract.ts'
import { findCollectionTitle, nameBrands } from '#modules/search/index.server.ts'

/** Shown 220 pixels wide. */
const PICTURE_WIDTH = 360

/** A menu as shoppers see it, in one language; what leads to nothing at present is left out. */
export function presentMenu(entries: readonly MenuEntry[], tree: readonly MenuNode[], language: Language): MenuNode[] {
  const known = new Map(allOf(tree).map((node) => [node.code, node]))
  return entries.flatMap((entry) => presentEntry(entry, known, language) ?? [])
}

const allOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.type === MENU_TYPE.brands ? [node] : [node, ...allOf(node.children)]))

type Known = ReadonlyMap<string, MenuNode>

function presentEntry(entry: MenuEntry, known: Known, language: Language): MenuNode | undefined {
  const led = presentLink(entry, known, language)
  if (!led) return undefined
  const node = nodeOf(entry.target, known)
  const below = entry.below === 'own' ? (node?.children ?? []) : entry.below === 'none' ? [] : columnsOf(entry, known, language)
  return menuNode(led, below, pictureOf(entry, node, language))
}

const nodeOf = (target: MenuTarget, known: Known): MenuNode | undefined =>
  target.to === 'category' ? known.get(target.path) : target.to === 'brands' ? known.get('brand') : undefined

type Led = Pick<MenuNode, 'name' | 'code' | 'type'>

/** What an entry is called and where it leads; nothing where there is nothing. */
function presentLink({ name, target }: MenuLink, known: Known, language: Language): Led | undefined {
  const led = placeOf(target, known, language)
  return led && { ...led, name: name[language] || led.name }
}

function placeOf(target: MenuTarget, known: Known, language: Language): Led | undefined {
  if (target.to === 'link') return { name: '', code: target.link, type: MENU_TYPE.page }
  if (target.to === 'collection') {
    const title = findCollectionTitle(target.code, language)
    return title === undefined ? undefined : { name: title, code: `/product/collection/${target.code}`, type: MENU_TYPE.page }
  }
  if (target.to === 'brand') {
    const [brand] = nameBrands([target.code])
    return brand && { ...brand, type: MENU_TYPE.brands }
  }
  return nodeOf(target, known)
}

/** Columns by hand: under headings of their own, or, where none has one, side by side. */
function columnsOf({ columns }: MenuEntry, known: Known, language: Language): MenuNode[] {
  const nodesOf = ({ links }: MenuColumn): MenuNode[] =>
    links.flatMap((link) => {
      const led = presentLink(link, known, language)
      return led ? [menuNode(led, [])] : []
    })
  if (columns.every(({ name }) => name[language] === '')) return columns.flatMap(nodesOf)
  return columns.flatMap((column) => {
    const nodes = nodesOf(column)
    return nodes.length > 0 ? [menuNode({ name: column.name[language], code: '', type: MENU_TYPE.page }, nodes)] : []
  })
}

function pictureOf({ picture, promotion }: MenuEntry, node: MenuNode | undefined, language: Language): MenuPicture | undefined {
  if (picture === 'newest') return node?.picUrl ? node : undefined
  if (picture === 'none' || promotion === null) return undefined
  return {
    picUrl: `/media/${promotion.picture.hash}/${PICTURE_WIDTH}.webp`,
    picLink: promotion.link,
    picBrand: promotion.title[language],
    picTitle: promotion.words[language],
  }
}
