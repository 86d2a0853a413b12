import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltMerchant, merchantOf } from '#flows/sellers/sellers.builders.ts'
import { allFieldProblems } from '#language/all-field-problems.ts'
import { coatDocument } from '#modules/catalogue/editing/product-document.builders.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import { beginProduct, getProductEdit, publishProduct, saveProduct } from '#modules/catalogue/editing/product-editing.paths.ts'
import { exportOffers, getOfferFile, runOfferFile, sendOfferFile } from '#modules/offers/selling/offer-files.paths.ts'
import { findItems, listOwnOffers } from '#modules/offers/selling/selling.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { fetchFile, importDesk, keepPicture, sendFile, takeOut } from './imports.builders.ts'

const EAN = '4006381333931'
const UPC = '036000291452'

let shop: TestShop
let token: string
let seller: BuiltMerchant
let coat: Awaited<ReturnType<typeof published>>
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator()
  seller = await merchantOf(shop, 'PRINTED')
  // Brand, category and picture.
  await shop.product({ brandCode: 'aurelie', categories: ['women/bags/tote-bags'] })
  await keepPicture(shop)
  coat = await published([EAN, UPC])
})
afterAll(() => shop.stop())

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token, key: newId(), ...asked })

/** As the desk types it, in the order of its sizes. */
const withBarcodes = (document: ProductDocument, barcodes: readonly string[]): ProductDocument => ({
  ...document,
  colours: document.colours.map((colour) => ({
    ...colour,
    variants: colour.variants.map((variant, at) => ({ ...variant, barcode: barcodes[at] ?? '' })),
  })),
})

async function typed(barcodes: readonly string[]) {
  const { productId } = (await ask(beginProduct, {})).data
  const { draft } = (await ask(getProductEdit, { productId })).data
  const document = withBarcodes(coatDocument(draft.document.spuCode), barcodes)
  return { productId, document, saved: await ask(saveProduct, { ...draft, document }) }
}
const publish = ({ productId, saved }: Awaited<ReturnType<typeof typed>>) =>
  ask(publishProduct, { productId, version: saved.data.version, liveVersion: 0 })
async function published(barcodes: readonly string[]) {
  const made = await typed(barcodes)
  expect((await publish(made)).msg).toBe('')
  return { ...made, numbers: made.document.colours.flatMap(({ variants }) => variants.map(({ itemNumber }) => itemNumber)) }
}
/** As shoppers' product has them now. */
const barcodesOf = async (productId: string) => {
  const { document } = (await ask(getProductEdit, { productId })).data.draft
  return document.colours.flatMap(({ variants }) => variants.map(({ barcode = '' }) => barcode))
}
const find = async (word: string) =>
  (await ask(findItems, { word }, { token: seller.token })).data.list.map(({ itemNumber }) => itemNumber)

test('the desk types the number of a manufacturer, and a digit that is wrong or already used is told beside its field', async () => {
  expect(await barcodesOf(coat.productId)).toEqual([EAN, UPC])
  const field = 'document.colours.0.variants.0.barcode'
  expect((await typed(['4006381333930'])).saved.data).toMatchObject({ fields: { [field]: allFieldProblems.barcode.en } })
  const taken = await publish(await typed(['4 006381 333931']))
  expect(taken.data).toMatchObject({ fields: { [field]: allFieldProblems['number-taken'].en } })
  const twice = await publish(await typed(['96385074', '96385074']))
  expect(twice.data).toMatchObject({
    fields: { 'document.colours.0.variants.1.barcode': allFieldProblems['barcode-twice'].en },
  })
})

test('a seller finds a listed item by its barcode, typed or scanned', async () => {
  const [first, second] = coat.numbers
  expect(await find(EAN)).toEqual([first])
  expect(await find(' 4 006381-333931 ')).toEqual([first])
  // A camera reads a UPC as an EAN with a nought before it.
  expect(await find(`0${UPC}`)).toEqual([second])
  expect(await find(UPC)).toEqual([second])
  expect(await find('4006381333948')).toEqual([])
})

test('files of the catalogue take barcodes out and in, and one that does not name them leaves them', async () => {
  const desk = importDesk(() => ({ shop, token }))
  const bring = async (file: string) => desk.run(await desk.look(file))
  const rows = parse<Record<string, string>>(await takeOut(shop, token, { format: 'csv' }), { bom: true, columns: true })
  const own = rows.filter(({ item_number: number = '' }) => coat.numbers.includes(number))
  expect(own.map(({ barcode }) => barcode)).toEqual([EAN, UPC])
  const head = 'product_code,item_number'
  const { spuCode } = coat.document
  const [first, second] = coat.numbers
  await bring(`${head},list_price\n${spuCode},${first},12900\n`)
  expect(await barcodesOf(coat.productId)).toEqual([EAN, UPC])
  await bring(`${head},ean\n${spuCode},${first},${EAN}\n${spuCode},${second},96385074\n`)
  expect(await barcodesOf(coat.productId)).toEqual([EAN, '96385074'])
  const wrong = await desk.items(await desk.look(`${head},ean\n${spuCode},${second},96385075\n`))
  expect(wrong).toMatchObject([{ outcome: 'refused', problems: [{ row: 2, field: 'barcode', problem: 'barcode' }] }])
})

test('files of offers name an item by its barcode, and carry it out again', async () => {
  const by = { token: seller.token }
  const bring = async (file: string) => {
    const { fileId } = (await sendFile(shop, seller.token, sendOfferFile, { name: 'offers.csv' }, file)).data
    await ask(runOfferFile, { fileId }, by)
    await shop.workOff()
    return (await ask(getOfferFile, { fileId }, by)).data
  }
  const { counts } = await bring(`barcode,price,stock\n${EAN},8900,2\n4006381333948,100,1\n`)
  expect(counts).toMatchObject({ new: 1, refused: 1 })
  expect((await ask(listOwnOffers, {}, by)).data.list).toMatchObject([{ itemNumber: coat.numbers[0], salesPrice: '8900.00' }])
  const out = await fetchFile(shop, seller.token, exportOffers.path, { format: 'csv' })
  expect(parse<Record<string, string>>(out, { bom: true, columns: true })).toMatchObject([{ barcode: EAN }])
  const other = await bring(`item_number,barcode,price,stock\n${coat.numbers[1]},${EAN},100,1\n`)
  expect(other.list).toMatchObject([{ outcome: 'refused', problems: [expect.stringContaining('Barcode')] }])
})

test('programs that list goods elsewhere are told it as the GTIN', async () => {
  const xml = await (await fetch(`${shop.url}/feeds/google-en.xml`)).text()
  expect(xml).toContain(`<g:gtin>${EAN}</g:gtin>`)
  const table = await (await fetch(`${shop.url}/feeds/meta-en.csv`)).text()
  expect(parse<Record<string, string>>(table, { columns: true }).map(({ gtin }) => gtin)).toContain(EAN)
})
