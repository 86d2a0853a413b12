import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { productText } from '../../src/language/product/product.text.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { signIn } from './operator.ts'
import { editorOf, publishCoat, receive } from './product-editor.ts'

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

test('a merchandiser makes a piece from nothing: what is missing is named and led to, a guest sees the preview, and a shopper buys it', async ({
  shop,
}) => {
  shop.expectFault(/403/)
  const person = await shop.welcome()
  const { page, press } = person
  const { fields, pictures, texts, write, save, saved, publish, share } = editorOf(person)
  await signIn(person, 'merchandiser')
  await person.goTo('/admin/products')
  await press(page.getByRole('button', { name: texts.newProduct }))
  const article = page.getByRole('textbox', { name: fields.articleNumber })
  await press(page.getByRole('region', { name: texts.gapsTitle }).getByRole('button', { name: fields.articleNumber }))
  await expect(article).toBeFocused()
  await press(page.getByRole('navigation', { name: fields.sections }).getByRole('link', { name: fields.finding }))
  await expect(page.getByRole('region', { name: fields.finding })).toBeInViewport()
  const number = `E2E${Date.now()}`
  await article.fill(number)
  await page.getByRole('combobox', { name: fields.brandCode }).selectOption({ index: 1 })
  await page.getByRole('combobox', { name: fields.addCategory }).fill('Coats')
  await press(page.getByRole('option', { name: /Women . Clothing . Coats/ }))
  await write(fields.name, 'Walking coat', '散步大衣')
  await write(fields.description, 'A coat for long walks.', '適合散步的大衣。')
  await page.getByRole('combobox', { name: fields.addColour }).selectOption('black')
  await page.getByLabel(pictures.choose).setInputFiles([await picture('front.jpg', '#a33'), await picture('back.jpg', '#3a3')])
  const rows = page.getByRole('region', { name: pictures.picturesOf('Black') }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await press(page.getByRole('button', { name: pictures.fillAlt }))
  const second = await rows.nth(1).getByRole('textbox').first().inputValue()
  await rows.nth(1).getByRole('textbox').first().press('Alt+ArrowUp')
  await expect(rows.first().getByRole('textbox').first()).toHaveValue(second)
  await press(page.getByRole('button', { name: fields.addSize('M') }))
  await page.getByRole('textbox', { name: fields.listPrice, exact: true }).fill('12800')
  await press(page.getByRole('button', { name: fields.usePrices }))
  await expect(page.getByRole('region', { name: texts.gapsTitle })).toContainText(texts.complete)
  await save()
  await saved()

  const link = await share()
  const shopper = await shop.welcome()
  await shopper.goTo(new URL(link).pathname)
  await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText('Walking coat')
  await expect(shopper.page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  await publish()
  await receive(person, `${number}-BLACK-M`, 3)
  await press(page.getByRole('link', { name: texts.inShop }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walking coat')
  await shopper.goTo(new URL(page.url()).pathname)
  const shown = spoken(productText, 'en')
  await shopper.press(shopper.page.getByRole('button', { name: shown.add }).first())
  await expect(shopper.page.getByRole('button', { name: shown.added }).first()).toBeVisible()
})

/** How a piece stands is answered only once this is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/admin/product/edit?*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('two people change one piece: the second is told who was quicker and loses nothing, and a former state can be had back', async ({
  shop,
}) => {
  shop.expectFault(/403/)
  const habits = { language: 'zh', screen: 'phone' } as const
  const [ada, ben] = [await shop.welcome(habits), await shop.welcome(habits)]
  await signIn(ada, 'administrator')
  await signIn(ben, 'merchandiser')
  const productId = await publishCoat(ada, `E2F${Date.now()}`)
  const [first, second] = [editorOf(ada), editorOf(ben)]
  const frame = spoken(adminText, 'zh')
  for (const person of [ada, ben]) await person.goTo(`/admin/products/${productId}`)
  await first.chinese(first.fields.name).fill('冬季大衣')
  await second.english(second.fields.name).fill('Winter coat')
  await first.save()
  await first.saved()
  await second.save()
  await expect(ben.page.getByRole('alert').filter({ hasText: 'Ada Lam' })).toBeVisible()
  await expect(second.english(second.fields.name)).toHaveValue('Winter coat')
  await ben.press(ben.page.getByRole('button', { name: frame.keepTyped }).last())
  await expect(second.chinese(second.fields.name)).toHaveValue('冬季大衣')
  await expect(second.english(second.fields.name)).toHaveValue('Winter coat')
  // What was saved stands here and is published, however late the shop answers what else there is to know.
  const answer = await holdAnswers(ben.page)
  await second.save()
  await second.saved()
  await expect(second.english(second.fields.name)).toHaveValue('Winter coat')
  await second.publish()
  answer()

  await ben.press(ben.page.getByRole('button', { name: second.texts.history }))
  await expect(ben.page.getByRole('dialog')).toContainText('Winter coat')
  await ben.press(ben.page.getByRole('button', { name: second.texts.takeOf(1) }))
  await expect(second.chinese(second.fields.name)).toHaveValue('羊毛大衣')
  await second.publish()
  await expect(ben.page.getByText(second.texts.asLive)).toBeVisible()

  // Whoever may only look is shown the same and offered nothing that would be refused.
  const looker = await shop.welcome(habits)
  await signIn(looker, 'order desk')
  await looker.goTo(`/admin/products/${productId}`)
  const seen = editorOf(looker)
  await expect(seen.chinese(seen.fields.name)).toHaveValue('羊毛大衣')
  await expect(seen.chinese(seen.fields.name)).toBeDisabled()
  await expect(looker.page.getByText(seen.fields.pricesClosed)).toBeVisible()
  await expect(looker.page.getByRole('textbox', { name: seen.fields.salesPrice })).toHaveCount(0)
  await expect(looker.page.getByRole('button', { name: seen.texts.save })).toHaveCount(0)
})
