import { menuText } from '#language/frame/menu.text.ts'
import { MENU_TYPE } from '#modules/catalogue/index.server.ts'
import type { MenuNode } from '#modules/catalogue/catalogue.contract.ts'
import type { MenuEntry, MenuTarget } from '#modules/content/menu.contract.ts'

const unnamed = { en: '', zh: '' }
const entry = (id: string, target: MenuTarget, own: Partial<MenuEntry> = {}): MenuEntry => ({
  ...{ id, target, name: unnamed, below: 'none', columns: [], picture: 'none', promotion: null },
  ...own,
})

/** The menu of a side that nobody has arranged: what is new, the designers, the side's own departments and those of both, what is on sale. */
export function defaultMenu(tree: readonly MenuNode[], side: 'women' | 'men'): MenuEntry[] {
  const other = side === 'women' ? 'men' : 'women'
  const categories = tree.filter(({ type }) => type === MENU_TYPE.list)
  const own = categories.find(({ code }) => code === side)?.children ?? []
  const departments = [...own, ...categories.filter(({ code }) => code !== side && code !== other)]
  return [
    entry('new', { to: 'link', link: '/product/list?searchOrderType=2' }, { name: menuText.newIn }),
    entry('brands', { to: 'brands' }, { below: 'own' }),
    ...departments.map(({ code }) =>
      entry(code.replaceAll('/', '_').slice(0, 40), { to: 'category', path: code }, { below: 'own', picture: 'newest' }),
    ),
    entry('sale', { to: 'link', link: '/product/list?sale=1' }, { name: menuText.sale }),
  ]
}
