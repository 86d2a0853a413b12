import { bagText } from '../../src/language/buying/bag.text.ts'
import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { fromWire, showHkd } from '../../src/platform/money.ts'
import { findPieces, isOneOfAKind } from '../browse/browsing.ts'
import { changeOffers } from '../shop-database.ts'
import { expect, test } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'
import { beginCheckout, pressAdd } from './buying.ts'

for (const [language, screen, kind, timesPrice] of [
  ['en', 'phone', 'cheaper', 0.9],
  ['zh', 'wide', 'dearer', 1.2],
] as const) {
  test(`what became ${kind} in the bag is set apart with both prices, and is bought with the rest (${language})`, async ({
    shop,
  }) => {
    const person = await shop.welcome({ language, screen })
    const { page } = person
    const texts = spoken(bagText, language)
    const [changed, same] = (await findPieces(person, 'women/accessories', isOneOfAKind)).slice(screen === 'wide' ? 2 : 0)
    for (const { brandCode, articleNumber } of [changed!, same!]) {
      await person.goTo(`/product/detail/${brandCode}/${articleNumber}`)
      await Promise.all([page.waitForResponse('**/order/cart/untoken/add'), pressAdd(person)])
    }
    await changeOffers(changed!.spuCode, { timesPrice })
    const apart = page.getByRole('region', { name: texts.changedTitle })
    await expect(async () => {
      await person.goTo('/bags')
      await expect(apart.getByRole('listitem')).toContainText(changed!.productTitle, { timeout: 3_000 })
    }).toPass()
    const [before, now] = [1, timesPrice].map((times) => showHkd(Math.round((fromWire(changed!.salesPrice) * times) / 100) * 100))
    await expect(apart.getByText(texts[kind](before!, now!))).toBeVisible()
    await expect(apart).not.toContainText(same!.productTitle)
    await expect(page.getByRole('main')).toContainText(same!.productTitle)
    await beginCheckout(person)
    const order = page.getByRole('region', { name: spoken(checkoutText, language).yourOrder })
    await expect(order.getByRole('listitem')).toHaveCount(2)
    await expect(order.getByText(exactly(now!))).toBeVisible()
  })
}
