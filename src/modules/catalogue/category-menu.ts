import type { Read } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'
import type { MenuNode } from './catalogue.contract.ts'
import { catalogueTables } from './catalogue.tables.ts'

export type MenuPicture = Pick<MenuNode, 'picUrl' | 'picLink' | 'picBrand' | 'picTitle'>

/** What the menu shows besides the categories themselves. */
type MenuSupply = {
  /** Categories for which this answers false would lead to an empty list and are left out. */
  isShown: (path: string) => boolean
  /** Stands in the panel of a department. */
  pictureOf: (path: string) => Promise<MenuPicture | undefined>
  /** In the order in which they are shown. */
  brands: { code: string; name: string }[]
}

/** How the menu distinguishes an entry that leads to designers from one that leads to a list. */
export const MENU_TYPE = { brands: 1, list: 2, page: 3 } as const
/** What lies below an entry: nothing or groups of its own, or entries that are shown directly, in columns. */
const SEARCH_TYPE = { groups: 0, direct: 9 } as const
const COLUMN_LENGTH = 9
const designers = { en: 'Designers', zh: '品牌' }
const noPicture: MenuPicture = { picUrl: '', picLink: '', picBrand: '', picTitle: '' }

/** Everything that could stand in a menu, in one language, the designers first. */
export async function getCategoryMenu(tx: Read, language: Language, supply: MenuSupply): Promise<MenuNode[]> {
  const found = await catalogueTables(tx)
    .selectFrom('categories')
    .select(['path', 'parent', 'name_en as nameEn', 'name_zh as nameZh'])
    .where('hidden', '=', false)
    .orderBy('position')
    .orderBy('path')
    .execute()
  const childrenOf = Map.groupBy(
    found.filter(({ path }) => supply.isShown(path)),
    ({ parent }) => parent,
  )
  const nodes = (parent: string | null): Promise<MenuNode[]> =>
    Promise.all(
      (childrenOf.get(parent) ?? []).map(async ({ path, nameEn, nameZh }) => {
        const children = await nodes(path)
        const picture = children.length > 0 ? await supply.pictureOf(path) : undefined
        return menuNode({ name: language === 'zh' ? nameZh : nameEn, code: path, type: MENU_TYPE.list }, children, picture)
      }),
    )
  const type = MENU_TYPE.brands
  const brands = supply.brands.map((brand) => menuNode({ ...brand, type }, []))
  return [menuNode({ name: designers[language], code: 'brand', type }, brands), ...(await nodes(null))]
}

export function menuNode(
  named: Pick<MenuNode, 'name' | 'code' | 'type'>,
  children: MenuNode[],
  picture: MenuPicture = noPicture,
): MenuNode {
  const direct = children.length > 0 && children.every((child) => child.children.length === 0)
  return {
    ...named,
    ...picture,
    children,
    searchType: direct ? SEARCH_TYPE.direct : SEARCH_TYPE.groups,
    newChildren: direct ? columnsOf(children) : [],
  }
}

const columnsOf = (children: MenuNode[]): MenuNode[][] =>
  Array.from({ length: Math.ceil(children.length / COLUMN_LENGTH) }, (_, at) =>
    children.slice(at * COLUMN_LENGTH, (at + 1) * COLUMN_LENGTH),
  )
