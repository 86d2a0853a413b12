import { cardText } from '../../src/language/browse/card.text.ts'
import { listEmptyText } from '../../src/language/browse/list-empty.text.ts'
import { listText } from '../../src/language/browse/list.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { wishListText } from '../../src/language/buying/wish-list.text.ts'
import { wishShareText } from '../../src/language/buying/wish-share.text.ts'
import { cards, clickHeart, switchSide } from '../browse/browsing.ts'
import { expect, type Person } from '../shop-test.ts'
import { beginning, spoken } from '../spoken.ts'

/**
 * Called at every stop of a walk through the shop, with what is to be seen there. Only what an address does not show by itself is
 * a stop: pages as they open are looked at in visit.spec.ts.
 */
export type Look = (what: string) => Promise<void>

/** Screens to look at without buying anything. */
export async function walkBrowsing(person: Person, look: Look): Promise<void> {
  const { page, language } = person
  const texts = spoken(listText, language)
  await person.goTo('/')
  await switchSide(person, 'men')
  await look('home, men')
  await person.goTo('/product/list/women/clothing?colour=black&brand=ito-marrow,lune-atelier&min=100&max=90000')
  await expect(page.getByRole('list', { name: texts.applied })).toBeVisible()
  await look('list with filters')
  await person.goTo('/product/list/women/clothing?min=1&max=2')
  await expect(page.getByRole('heading', { name: texts.noneFiltered })).toBeVisible()
  await look('list whose filters leave nothing')
  const nonsense = { en: 'zxqv', zh: '齉齾' }[language]
  await person.goTo(`/product/list/${nonsense}?keyword=${nonsense}`)
  await expect(page.getByRole('heading', { name: spoken(listEmptyText, language).noneTitle(nonsense) })).toBeVisible()
  await look('search that finds nothing')
}

/** What is not there, and help that was asked for too early. */
export async function walkInformation(person: Person, look: Look): Promise<void> {
  const { page, language, press } = person
  await person.goTo('/error')
  await look('404')
  await person.goTo('/order/find')
  await press(page.getByRole('button', { name: spoken(orderText, language).find }))
  await expect(page.getByRole('textbox', { name: spoken(orderText, language).orderNo })).toBeFocused()
  await look('order finder with problems')
  await person.goTo('/myaccount/orders')
  await expect(page.getByRole('heading', { name: spoken(orderText, language).listEmpty })).toBeVisible()
}

/** The wish list after a heart was pressed. */
export async function walkWishes(person: Person, look: Look): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(wishListText, language)
  await person.goTo('/product/list/women/bags')
  const heart = cards(person)
    .nth(1)
    .getByRole('button', { name: beginning(spoken(cardText, language).wishOf('')) })
  await clickHeart(person, heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await person.goTo('/wishlist')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await look('wish list')
  const sharing = spoken(wishShareText, language)
  await press(page.getByRole('button', { name: texts.share, exact: true }))
  const sheet = page.getByRole('dialog', { name: sharing.title })
  await press(sheet.getByRole('button', { name: sharing.make }))
  const link = await sheet.getByRole('textbox', { name: sharing.link }).inputValue()
  await press(sheet.getByRole('button', { name: sharing.withdraw }))
  await look('wish list, sharing')
  await person.goTo(new URL(link).pathname.replace(/^\/zh/, ''))
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await look('wish list of a friend')
}
