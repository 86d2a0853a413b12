import type { Page } from '@playwright/test'
import type { Language } from '../../src/language/languages.ts'
import { searchText } from '../../src/language/browse/search.text.ts'
import { listText } from '../../src/language/browse/list.text.ts'
import { productText } from '../../src/language/product/product.text.ts'
import { zoomText } from '../../src/language/product/zoom.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import type { PreparedVisitor } from './shots-visitor.ts'

type Opened = { page: Page; language: Language; narrow: boolean }
/** What stands in a window at times: where, and how it is brought about. `whole` takes the page, not the window alone. */
export type State = {
  name: string
  address: string
  open?: (opened: Opened) => Promise<unknown>
  only?: 'narrow' | 'wide'
  whole?: boolean
}

const SETTLED_MS = 900
const SUGGESTED_MS = 1_800

const openFirstPiece = ({ page }: Opened): Promise<unknown> =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .getByRole('link')
    .first()
    .click()

async function openSearch({ page, language }: Opened, word: string): Promise<void> {
  const title = searchText.title[language]
  await page.getByRole('banner').getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('dialog', { name: title }).getByRole('combobox').fill(word)
  await page.waitForTimeout(SUGGESTED_MS)
}

async function openMenu({ page, language, narrow }: Opened): Promise<void> {
  const bags = { en: 'Bags', zh: '手袋' }[language]
  if (!narrow)
    return page.getByRole('navigation', { name: storeText.mainMenu[language] }).getByRole('link', { name: bags }).hover()
  await page.getByRole('banner').getByRole('link', { name: storeText.menu[language], exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: bags, exact: true }).click()
}

const openFilters = ({ page, language }: Opened): Promise<unknown> =>
  page.getByRole('button', { name: listText.filter[language], exact: true }).click()

const openSizeGuide = ({ page, language }: Opened): Promise<unknown> =>
  page.getByRole('main').getByRole('link', { name: productText.guide[language] }).click()

const openZoom = ({ page, language }: Opened): Promise<unknown> =>
  page.getByRole('region', { name: zoomText.pictures[language] }).getByRole('button').first().click()

const addToBag = ({ page, language }: Opened): Promise<unknown> =>
  page.getByRole('main').getByRole('button', { name: productText.add[language], exact: true }).first().click()

const shareWishes = ({ page, language }: Opened): Promise<unknown> =>
  page
    .getByRole('main')
    .getByRole('button', { name: { en: 'Share', zh: '分享清單' }[language] })
    .click()

async function goOffline({ page }: Opened): Promise<void> {
  await page.context().setOffline(true)
  await page.getByRole('contentinfo').getByRole('link').nth(2).click()
  await page.waitForTimeout(SUGGESTED_MS)
}

export const statesFor = ({ product }: PreparedVisitor): State[] => [
  { name: 'menu', address: '/', open: openMenu },
  { name: 'search-popular', address: '/', open: (opened) => openSearch(opened, '') },
  { name: 'search-typed', address: '/', open: (opened) => openSearch(opened, { en: 'bag', zh: '手袋' }[opened.language]) },
  { name: 'partial', address: '/product/list/x?keyword=leather%20spacecraft', whole: true },
  { name: 'found', address: '/product/list/x?keyword=%E9%8A%80%E5%8C%85' },
  { name: 'filtered', address: '/product/list/women/shoes?colour=black&inStock=1&isNew=1', whole: true },
  { name: 'filtered-none', address: '/product/list/women/clothing?min=1&max=2' },
  { name: 'filters', address: '/product/list/women/shoes', open: openFilters, only: 'narrow' },
  { name: 'dress', address: '/product/list/women/clothing/dresses', open: openFirstPiece, whole: true },
  { name: 'shoes', address: '/product/list/women/shoes', open: openFirstPiece, whole: true },
  { name: 'ring', address: '/product/list/watches-and-jewellery', open: openFirstPiece, whole: true },
  { name: 'fragrance', address: '/product/list/beauty', open: openFirstPiece, whole: true },
  {
    name: 'size-guide-opened',
    address: '/product/list/women/shoes',
    open: async (opened) => {
      await openFirstPiece(opened)
      await openSizeGuide(opened)
    },
  },
  { name: 'zoom', address: product, open: openZoom },
  { name: 'mini-bag', address: product, open: addToBag },
  { name: 'wish-list-shared', address: '/wishlist', open: shareWishes },
  { name: 'offline', address: '/statement/us', open: goOffline },
]

/** Brings a state about; a failure is reported, and the others still follow. */
export async function reach({ open }: State, opened: Opened): Promise<string | undefined> {
  try {
    await open?.(opened)
    await opened.page.waitForTimeout(SETTLED_MS)
    return undefined
  } catch (problem) {
    return problem instanceof Error ? (problem.message.split('\n')[0] ?? '') : String(problem)
  }
}
