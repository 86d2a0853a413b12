import type { Language } from '#language/languages.ts'
import type { NavigationWire } from '#modules/catalogue/catalogue.contract.ts'
import { contentVersion, findLive, type HomeSide, MENU } from '#modules/content/index.server.ts'
import { findCommunity } from '#modules/shop-settings/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { defaultMenu } from './default-menu.ts'
import { readMenuTree } from './menu-tree.ts'
import { presentMenu } from './present-menu.ts'

type MenuQuery = { sexType?: HomeSide | undefined; known?: number | undefined }

/** Shows the menu of a side as it was released, or as the shop's own categories make it; without a side everything there is. */
export async function showMenu(tx: Read, { sexType, known }: MenuQuery, language: Language): Promise<NavigationWire> {
  // Taken before reading: what is released while we read is read again.
  const version = contentVersion()
  const { isOpen: community } = await findCommunity(tx)
  if (known === version) return { navigationVos: [], version, community }
  const tree = await readMenuTree(tx, language)
  if (sexType === undefined) return { navigationVos: tree, version, community }
  const { number, blocks } = await findLive(tx, MENU, sexType)
  const entries = number === 0 ? defaultMenu(tree, sexType) : blocks
  return { navigationVos: presentMenu(entries, tree, language), version, community }
}
