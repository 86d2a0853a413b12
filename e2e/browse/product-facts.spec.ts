import type { Locator } from '@playwright/test'
import { productFactsText } from '../../src/language/product/product-facts.text.ts'
import { productText } from '../../src/language/product/product.text.ts'
import { recentlyViewedText } from '../../src/language/browse/recently-viewed.text.ts'
import { shareText } from '../../src/language/product/share.text.ts'
import { sizeGuideText } from '../../src/language/product/size-guide.text.ts'
import { addressIn, expect, type Person, test } from '../shop-test.ts'
import { beginning, spoken } from '../spoken.ts'

const SHOES = '/product/detail/ardent-vale/AV-21218'
const SHOES_BY_SPU = '/product/detail/ardent-vale/PR100174'
/** Offered by two sellers. */
const SKIRT = '/product/detail/lune-atelier/LA-23437'
const BAG = '/product/detail/nordbruyn/N-20665'

const fold = ({ page }: Person, title: string): Locator => page.locator('details').filter({ hasText: beginning(title) })

test.describe('in Chinese', () => {
  const language = 'zh'
  const texts = spoken(productText, language)
  const facts = spoken(productFactsText, language)

  test('long facts are in the page as it is sent, folded, and read without script', async ({ shop }) => {
    const person = await shop.welcome({ language, script: false })
    await person.goTo(BAG)
    for (const title of [facts.details, facts.measurements, facts.material]) await expect(fold(person, title)).toBeVisible()
    await fold(person, facts.measurements).locator('summary').click()
    await expect(fold(person, facts.measurements)).toContainText('吋）')
    await expect(person.page.getByRole('figure', { name: facts.person })).toBeVisible()
  })

  test('other sellers are told with who they are, their price and what is left', async ({ shop }) => {
    const person = await shop.welcome({ language })
    await person.goTo(SKIRT)
    const others = fold(person, facts.offers(1))
    await others.locator('summary').click()
    await expect(others).toContainText(facts.offersWords)
    await expect(others.getByRole('row').nth(1)).toContainText(facts['genuine-store'])
    await expect(others.getByRole('row').nth(1)).toContainText(/HK\$[\d,]+/)
    await expect(others.getByRole('row').nth(1)).toContainText(facts.arrives(''))
  })

  test('reviews show stars and their average, and the older ones at a press', async ({ shop }) => {
    const person = await shop.welcome({ language })
    await person.goTo(BAG)
    const reviews = fold(person, facts.reviews(6))
    await reviews.locator('summary').click()
    await expect(reviews.getByRole('listitem')).toHaveCount(5)
    await expect(reviews.getByRole('img').first()).toHaveAccessibleName(/[\d.]+( of 5|分，滿分5分)/)
    await reviews.getByRole('button', { name: facts.moreReviews(1) }).click()
    await expect(reviews.getByRole('listitem')).toHaveCount(6)
    await expect(reviews.getByRole('button')).toHaveCount(0)
  })

  test('pieces looked at before come back below, on this browser alone', async ({ shop }) => {
    const person = await shop.welcome({ language })
    const { page } = person
    await person.goTo(SKIRT)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toContain('PR100491')
    await person.goTo(BAG)
    const recent = page.getByRole('region', { name: spoken(recentlyViewedText, language).title })
    await expect(recent.locator('.card')).toHaveCount(1)
    await expect(recent.locator('a').first()).toHaveAttribute('href', addressIn(language, SKIRT))
  })

  test('the page can be passed on: its address is copied, and that is said', async ({ shop }) => {
    const person = await shop.welcome({ language, still: true })
    const { page } = person
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await person.goTo(BAG)
    const words = spoken(shareText, language)
    await page.getByRole('button', { name: texts.share, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: words.title })
    await sheet.getByRole('button', { name: words.copy }).click()
    await expect(sheet.getByRole('status')).toHaveText(words.copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await expect(sheet.getByRole('link', { name: words.whatsApp })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.+http/)
  })

  test('machines read one product with all its sizes, from either address', async ({ shop, request }) => {
    const person = await shop.welcome({ language, script: false })
    const { page } = person
    for (const address of [SHOES, SHOES_BY_SPU]) {
      await person.goTo(address)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^http.*${addressIn(language, SHOES)}$`),
      )
      const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
      const [group, crumbs, returns, delivery] = told['@graph']
      expect(returns).toMatchObject({ '@type': 'MerchantReturnPolicy', merchantReturnDays: 7, applicableCountry: ['HK', 'MO'] })
      expect(delivery).toMatchObject({ '@type': 'OfferShippingDetails', shippingRate: { value: '0.00', currency: 'HKD' } })
      expect(group.review[0]).toMatchObject({
        author: { name: expect.any(String) },
        datePublished: expect.stringMatching(/^\d{4}-/),
      })
      expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'PR100174', aggregateRating: { reviewCount: 6 } })
      expect(group.hasVariant).toHaveLength(8)
      for (const variant of group.hasVariant) {
        expect(variant).toMatchObject({ '@type': 'Product', sku: expect.any(String), size: expect.any(String) })
        expect(variant.offers).toMatchObject({ price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'HKD' })
        expect(variant.image[0]).toMatch(/^https?:\/\//)
        if (variant.offers.availability.endsWith('InStock'))
          expect(variant.offers.hasMerchantReturnPolicy['@id']).toBe(returns['@id'])
      }
      expect(group.hasVariant.map((each: { offers: { availability: string } }) => each.offers.availability)).toContain(
        'https://schema.org/OutOfStock',
      )
      expect(crumbs['@type']).toBe('BreadcrumbList')
      await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product')
      await expect(page.locator('meta[property="product:price:currency"]')).toHaveAttribute('content', 'HKD')
    }
    expect((await request.get(addressIn(language, '/product/detail/ardent-vale/NOTHING'))).status()).toBe(404)
    const small = await request.get(addressIn(language, SHOES.toLowerCase()), { maxRedirects: 0 })
    expect([small.status(), small.headers().location]).toEqual([301, addressIn(language, SHOES)])
  })
})

test('without script the size guide is a page of its own', async ({ shop }) => {
  const person = await shop.welcome({ script: false })
  await person.goTo(SHOES)
  await person.page
    .getByRole('main')
    .getByRole('link', { name: spoken(productText, 'en').guide })
    .click()
  await expect(person.page).toHaveURL(/\/statement\/sizeGuide$/)
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(spoken(sizeGuideText, 'en').title)
})

test('on paper stand the piece, its price, its numbers and its address, and nothing that can only be pressed', async ({
  shop,
}) => {
  const person = await shop.welcome({ lasting: true })
  const { page } = person
  await person.goTo(SHOES)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const words of ['AV-21218', 'HK$8,100', SHOES]) await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
  await expect(page.getByText(spoken(productFactsText, 'en').material).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: spoken(productText, 'en').add, exact: true })).toHaveCount(0)
})
