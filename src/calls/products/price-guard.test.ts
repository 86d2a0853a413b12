import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  changeProduct,
  listBulkEditRest,
  previewBulkEdit,
  startBulkEdit,
} from '#modules/catalogue/bulk-edits/bulk-edits.paths.ts'
import { setSale } from '#modules/offers/scheduled-prices/scheduled-prices.paths.ts'
import { turnDuePrices } from '#modules/offers/index.server.ts'
import { readProductDocuments, writeProducts } from '#modules/catalogue/editing/index.server.ts'
import { coatDocument } from '#modules/catalogue/editing/product-document.builders.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import { getProductEdit, publishProduct, saveProduct } from '#modules/catalogue/editing/product-editing.paths.ts'
import { putPrices } from '#modules/catalogue/imports/batches.paths.ts'
import { ensureCategories } from '#modules/catalogue/index.server.ts'
import { decidePrices, listWaitingPrices } from '#modules/catalogue/price-guard/price-guard.paths.ts'
import { isFarMove, priceChanges, withAgreed, withPricesOf } from '#modules/catalogue/price-guard/price-guard.rules.ts'
import { listAudit } from '#modules/audit/audit.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { saveByTwo } from '#flows/approvals/by-two.builders.ts'
import { importDesk } from './imports.builders.ts'

let shop: TestShop
let [ada, ben, chief]: string[] = []
let settingVersion = 0
beforeAll(async () => {
  shop = await startTestShop()
  await shop.database.inTransaction(ensureCategories)
  ada = await shop.operator(['merchandiser'])
  ben = await shop.operator(['merchandiser'])
  chief = await shop.operator()
  await shop.product({ categories: ['women/bags/tote-bags'] })
})
afterAll(() => shop.stop())

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token: ada!, key: newId(), ...asked })

/** Whether a second person has to agree to what moves by more than 30 per cent. */
async function guard(secondPerson: boolean): Promise<void> {
  const value = { percent: 30, secondPerson }
  const { code } = await saveByTwo(shop, chief!, { name: 'priceGuard', version: settingVersion, value })
  expect(code).toBe(200)
  settingVersion += 1
}
beforeEach(() => guard(true))

/** A coat that is asked 9,600 for, in two sizes. */
async function coat() {
  const [productId, document] = [newId(), coatDocument(`GC${newId().slice(-8)}`)]
  const { operatorId } = await shop.database.pool
    .selectFrom('operators')
    .select('operator_id as operatorId')
    .limit(1)
    .executeTakeFirstOrThrow()
  await shop.database.inTransaction((tx) =>
    writeProducts(tx, { kind: 'operator', id: operatorId, name: 'Cy' }, [{ productId, document, live: undefined }]),
  )
  return { productId, document }
}
const priced = (document: ProductDocument, salesPrice: string): ProductDocument => ({
  ...document,
  colours: document.colours.map((colour) => ({
    ...colour,
    variants: colour.variants.map((variant, at) => (at === 0 ? { ...variant, salesPrice } : variant)),
  })),
})
const pricesOf = async (productId: string) =>
  (await readProductDocuments(shop.database.pool, [productId]))
    .get(productId)
    ?.document.colours[0]?.variants.map((one) => one.salesPrice)
const waiting = async (token = ben!) => (await ask(listWaitingPrices, {}, { token })).data.list
const waitingOf = async (productId: string, token?: string) =>
  (await waiting(token)).find((change) => change.productId === productId)

async function publish(productId: string, change: (document: ProductDocument) => ProductDocument, confirmed?: boolean) {
  const { draft, liveVersion } = (await ask(getProductEdit, { productId })).data
  const { version } = (await ask(saveProduct, { ...draft, document: change(draft.document) })).data
  return ask(publishProduct, { productId, version, liveVersion, ...(confirmed ? { confirmed } : {}) })
}

test('the editor asks again for a price that moves far; alone the shop then follows, and what moves less is not asked about', async () => {
  await guard(false)
  const { productId } = await coat()
  expect(await publish(productId, (document) => priced(document, '5000.00'))).toMatchObject({
    code: refusals.PRICE_FAR_OFF.code,
    data: { percent: 30, secondPerson: false },
  })
  expect(await pricesOf(productId)).toEqual(['9600.00', '9600.00'])
  expect((await publish(productId, (document) => priced(document, '5000.00'), true)).code).toBe(200)
  expect(await pricesOf(productId)).toEqual(['5000.00', '9600.00'])
  expect((await publish(productId, (document) => priced(document, '6000.00'))).code).toBe(200)
})

test('with two people the rest goes live and the price waits, until somebody else agrees', async () => {
  const { productId } = await coat()
  const answer = await publish(
    productId,
    (document) => ({ ...priced(document, '5000.00'), madeIn: { en: 'Japan', zh: '日本' } }),
    true,
  )
  expect(answer.data).toMatchObject({ pricesAsked: { by: 'Ada' }, draft: { document: { madeIn: { en: 'Japan' } } } })
  expect(await pricesOf(productId)).toEqual(['9600.00', '9600.00'])
  const change = await waitingOf(productId)
  expect(change).toMatchObject({ askedBy: 'Ada', isOwn: false, prices: [{ salesBefore: '9600.00', salesPrice: '5000.00' }] })
  expect((await waitingOf(productId, ada))?.isOwn).toBe(true)
  const decide = (token: string, agree = true) => ask(decidePrices, { changeId: change!.changeId, agree }, { token })
  expect((await decide(ada!)).code).toBe(refusals.OWN_PRICES.code)
  expect((await decide(await shop.operator(['support']))).code).not.toBe(200)
  expect((await decide(ben!)).data).toEqual({ state: 'agreed' })
  expect(await pricesOf(productId)).toEqual(['5000.00', '9600.00'])
  expect(await decide(ben!)).toMatchObject({ code: refusals.MOVED_ON.code, data: { by: 'Ada' } })
  const trail = (await ask(listAudit, { subjectId: change!.spuCode }, { token: chief! })).data.list.map(({ action }) => action)
  expect(trail).toEqual(expect.arrayContaining(['prices-asked', 'prices-agreed']))
})

test('a refused price stays as it was; one that was changed meanwhile is not brought back by a late yes', async () => {
  const [one, other] = [await coat(), await coat()]
  for (const { productId } of [one, other]) await publish(productId, (document) => priced(document, '5000.00'), true)
  const refused = await waitingOf(one.productId)
  expect((await ask(decidePrices, { changeId: refused!.changeId, agree: false }, { token: ben! })).data.state).toBe('refused')
  expect(await pricesOf(one.productId)).toEqual(['9600.00', '9600.00'])
  await publish(other.productId, (document) => priced(document, '9000.00'))
  const late = await waitingOf(other.productId)
  expect((await ask(decidePrices, { changeId: late!.changeId, agree: true }, { token: ben! })).data.state).toBe('passed')
  expect(await pricesOf(other.productId)).toEqual(['9000.00', '9600.00'])
})

test('of two who decide at once one has decided, and what is asked for twice waits as one', async () => {
  const { productId } = await coat()
  await publish(productId, (document) => priced(document, '5000.00'), true)
  await publish(productId, (document) => priced(document, '4000.00'), true)
  const own = (await waiting()).filter((change) => change.productId === productId)
  expect(own.map(({ prices }) => prices.map(({ salesPrice }) => salesPrice))).toEqual([['4000.00']])
  const answers = await Promise.all(
    [ben!, chief!].map((token) => ask(decidePrices, { changeId: own[0]!.changeId, agree: true }, { token })),
  )
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, refusals.MOVED_ON.code]))
})

test('in the list, in bulk and from programs far prices wait, too', async () => {
  const [listed, bulk, program] = [await coat(), await coat(), await coat()]
  const edit = { kind: 'sale-price' as const, amount: '5000' }
  expect(await ask(changeProduct, { productId: listed.productId, version: 1, edit })).toMatchObject({
    data: { percent: 30, secondPerson: true },
  })
  const kept = await ask(changeProduct, { productId: listed.productId, version: 1, edit, confirmed: true })
  expect(kept.data).toMatchObject({ version: 1, ownPrice: { salesPrice: '9600.00' } })
  const half = { kind: 'price' as const, way: 'percent' as const, by: '-50', round: 'exact' as const }
  const { data } = await ask(startBulkEdit, { selection: { productIds: [bulk.productId] }, edit: half, total: 1, confirmed: 1 })
  await shop.workOff()
  expect((await ask(listBulkEditRest, { editId: data.editId })).data.list).toMatchObject([{ reason: 'waits' }])
  const [variant] = program.document.colours[0]!.variants
  const answer = await ask(putPrices, { prices: [{ itemNumber: variant!.itemNumber, listPrice: '12800', salesPrice: '100' }] })
  expect(answer.data.rows).toMatchObject([{ problems: [{ problem: 'price-waits' }] }])
  for (const { productId } of [listed, bulk, program]) {
    expect(await pricesOf(productId)).toEqual(['9600.00', '9600.00'])
    expect(await waitingOf(productId)).toBeDefined()
  }
})

test('a file leaves far prices as they are, or takes them over where that is said; with two people they wait', async () => {
  const { look, run, detail, items } = importDesk(() => ({ shop, token: ada! }))
  const file = (document: ProductDocument) =>
    [
      'product_code,item_number,sale_price,made_in_en',
      `${document.spuCode},${document.colours[0]!.variants[0]!.itemNumber},3000,Japan`,
    ].join('\n')
  const left = await coat()
  const leaving = await look(file(left.document))
  expect((await detail(leaving)).marks).toMatchObject({ priceFar: 1 })
  await run(leaving)
  expect(await pricesOf(left.productId)).toEqual(['9600.00', '9600.00'])
  expect((await items(leaving))[0]?.problems).toMatchObject([{ problem: 'price-kept' }])
  const held = await coat()
  const holding = await look(file(held.document))
  await run(holding, { farPrices: 'take' })
  expect(await pricesOf(held.productId)).toEqual(['9600.00', '9600.00'])
  expect((await items(holding))[0]?.problems).toMatchObject([{ problem: 'price-waits' }])
  expect(await waitingOf(held.productId)).toMatchObject({ prices: [{ salesPrice: '3000.00' }] })
  await guard(false)
  const taken = await coat()
  await run(await look(file(taken.document)), { farPrices: 'take' })
  expect(await pricesOf(taken.productId)).toEqual(['3000.00', '9600.00'])
  for (const { productId } of [left, held, taken])
    expect((await ask(getProductEdit, { productId })).data.draft.document.madeIn.en).toBe('Japan')
})

test('while a date lowers a price, the usual one is edited and compared, and the editor says what is asked and until when', async () => {
  const { productId, document } = await coat()
  const inMinutes = (minutes: number) =>
    new Date(Math.ceil(clock.now().getTime() / MINUTE) * MINUTE + minutes * MINUTE + 8 * 60 * MINUTE).toISOString().slice(0, 16)
  const scope = { name: 'Half week', brandCode: '', category: '', product: document.spuCode }
  await ask(setSale, { ...scope, percent: '50', price: '', from: inMinutes(0), until: inMinutes(60) })
  clock.advance(2 * MINUTE)
  await shop.database.inTransaction((tx) => turnDuePrices(tx, 50))
  clock.reset()
  const { dated, draft } = (await ask(getProductEdit, { productId })).data
  expect(dated).toMatchObject([
    { salesPrice: '6400.00', saleName: 'Half week', until: expect.stringMatching(/^2/) },
    { salesPrice: '6400.00' },
  ])
  expect(draft.document.colours[0]?.variants[0]?.salesPrice).toBe('9600.00')
  // 2,500 are 26 per cent of the usual price, and 39 of what is asked while the date runs.
  const edit = { kind: 'price' as const, way: 'amount' as const, by: '-2500', round: 'exact' as const }
  expect((await ask(previewBulkEdit, { selection: { productIds: [productId] }, edit })).data).toMatchObject({ farOff: 0 })
})

test('prices that are held and agreed to later are what would have come at once, whatever moves', () => {
  const price = fc.integer({ min: 1, max: 100_000 }).map((cents) => (cents / 100).toFixed(2))
  fc.assert(
    fc.property(
      fc.array(fc.tuple(price, price), { minLength: 2, maxLength: 2 }),
      fc.integer({ min: 0, max: 99 }),
      (wanted, percent) => {
        const before = coatDocument('PR1')
        const after: ProductDocument = {
          ...before,
          colours: before.colours.map((colour) => ({
            ...colour,
            variants: colour.variants.map((variant, at) => {
              const [list, sale] = wanted[at]!.toSorted((one, other) => Number(other) - Number(one))
              return { ...variant, listPrice: list!, salesPrice: sale! }
            }),
          })),
        }
        const held = withPricesOf(after, before)
        expect(held).toEqual(before)
        expect(isFarMove(before, held, percent)).toBe(false)
        expect(withAgreed(held, priceChanges(before, after)) ?? held).toEqual(after)
      },
    ),
  )
})
