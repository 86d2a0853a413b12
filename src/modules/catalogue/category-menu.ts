import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'
import type { MenuNode, NavigationWire } from './catalogue.contract.ts'

type CategoryRow = { path: string; parent: string | null; nameEn: string; nameZh: string }

/** How the menu tells an entry that leads to the designers from one that leads to a list. */
const MENU_TYPE = { brands: 1, list: 2 } as const
const designers = { en: 'Designers', zh: '品牌' }

/** The menu in one language; categories for which `isShown` answers false would lead to an empty list and are left out. */
export async function getCategoryMenu(tx: Tx, language: Language, isShown: (path: string) => boolean): Promise<NavigationWire> {
  const found =
    await sql<CategoryRow>`select path, parent, name_en as "nameEn", name_zh as "nameZh" from categories order by position, path`.execute(
      tx,
    )
  const childrenOf = Map.groupBy(
    found.rows.filter(({ path }) => isShown(path)),
    ({ parent }) => parent,
  )
  const nodes = (parent: string | null): MenuNode[] =>
    (childrenOf.get(parent) ?? []).map(({ path, nameEn, nameZh }) => ({
      name: language === 'zh' ? nameZh : nameEn,
      code: path,
      type: MENU_TYPE.list,
      children: nodes(path),
    }))
  return { navigationVos: [{ name: designers[language], code: 'brand', type: MENU_TYPE.brands, children: [] }, ...nodes(null)] }
}
