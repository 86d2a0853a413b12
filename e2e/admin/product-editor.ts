import { adminProductDraftText } from '../../src/language/product/product-draft.text.ts'
import { adminPicturesText, adminProductFieldText } from '../../src/language/admin/products/admin-product-editor.text.ts'
import { emptyDocument, type ProductDocument } from '../../src/modules/catalogue/editing/product-document.contract.ts'
import { listProductPictures } from '../../src/modules/catalogue/admin-pictures.paths.ts'
import * as calls from '../../src/modules/catalogue/editing/product-editing.paths.ts'
import { moveStock } from '../../src/modules/offers/stock/stock-moves.paths.ts'
import { BASE_PATH, type CallPath, type Envelope } from '../../src/platform/wire/call-path.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

/** A call of the back office by whoever is signed in on this page. */
async function ask<Input, Output>({ page }: Person, path: CallPath<Input, Output>, input: Input): Promise<Output> {
  const token = await page.evaluate(() => localStorage.getItem('admin_access_token'))
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() }
  const query = new URLSearchParams(Object.entries(input as Record<string, string>)).toString()
  const response =
    path.method === 'GET'
      ? await page.request.get(`${BASE_PATH}${path.path}?${query}`, { headers })
      : await page.request.post(BASE_PATH + path.path, { headers, data: input as Record<string, unknown> })
  const envelope = (await response.json()) as Envelope<Output>
  expect(envelope.msg).toBe('')
  return envelope.data
}

/** A coat in the shop, of a brand and a category that the shop has, with a picture another product has. */
export async function publishCoat(person: Person, articleNumber: string): Promise<string> {
  const { brands, categories } = await ask(person, calls.listProductChoices, {})
  const { productId } = await ask(person, calls.beginProduct, {})
  const { draft } = await ask(person, calls.getProductEdit, { productId })
  const { list } = await ask(person, listProductPictures, { word: '' })
  const document: ProductDocument = {
    ...emptyDocument(draft.document.spuCode),
    articleNumber,
    brandCode: brands[0]?.id ?? '',
    categories: [categories.find(({ id }) => id === 'women/clothing/coats')?.id ?? categories[0]?.id ?? ''],
    name: { en: 'Wool coat', zh: '羊毛大衣' },
    description: { en: 'A coat.', zh: '大衣一件。' },
    colours: [
      {
        colourId: 'black',
        name: { en: 'Black', zh: '黑色' },
        hex: '#000000',
        pictures: list.flatMap(({ pictures }) => pictures).slice(0, 1),
        variants: [{ itemNumber: `${articleNumber}-38`, size: '38', sizeSystem: 'IT', listPrice: '9600', salesPrice: '9600' }],
      },
    ],
  }
  const { version } = await ask(person, calls.saveProduct, { ...draft, document })
  await ask(person, calls.publishProduct, { productId, version, liveVersion: 0 })
  return productId
}

/** Pieces arrive. */
export const receive = (person: Person, itemNumber: string, pieces: number) =>
  ask(person, moveStock, { itemNumber, kind: 'received', pieces, reason: '' })

/** The room of one product, by the names its fields have. */
export function editorOf(person: Person) {
  const { page, language, press } = person
  const fields = spoken(adminProductFieldText, language)
  const pictures = spoken(adminPicturesText, language)
  const texts = spoken(adminProductDraftText, language)
  const both = (label: string) => page.getByRole('group', { name: label, exact: true }).getByRole('textbox')
  return {
    fields,
    pictures,
    texts,
    english: (label: string) => both(label).first(),
    chinese: (label: string) => both(label).last(),
    save: async () => {
      const button = page.getByRole('button', { name: texts.save, exact: true })
      await press(button)
    },
    saved: () => expect(page.getByRole('button', { name: texts.save, exact: true })).toBeDisabled(),
    write: async (label: string, en: string, zh: string) => {
      await both(label).first().fill(en)
      await both(label).last().fill(zh)
    },
    share: async (): Promise<string> => {
      await press(page.getByRole('button', { name: texts.share }))
      await press(page.getByRole('button', { name: texts.makeLink }))
      const link = await page.getByRole('textbox', { name: texts.link, exact: true }).inputValue()
      await page.keyboard.press('Escape')
      return link
    },
    publish: async () => {
      await press(page.getByRole('button', { name: texts.publish, exact: true }))
      await press(page.getByRole('dialog').getByRole('button', { name: texts.publish, exact: true }))
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  }
}
