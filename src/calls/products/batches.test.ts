import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProductEdit } from '#modules/catalogue/editing/product-editing.paths.ts'
import { coatDocument } from '#modules/catalogue/editing/product-document.builders.ts'
import { PutProductsInput } from '#modules/catalogue/imports/batches.contract.ts'
import { putPrices, putProducts, putStock } from '#modules/catalogue/imports/batches.paths.ts'
import { makeKey } from '#modules/operators/api-keys.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
let key: string
beforeAll(async () => {
  shop = await startTestShop()
  await shop.product()
  token = await shop.operator()
  key = (
    await shop.ask(
      makeKey,
      {
        name: 'Till',
        permissions: ['read-products', 'edit-products', 'publish-products', 'change-prices', 'move-stock'],
        perMinute: 600,
        days: 30,
      },
      { token, key: newId() },
    )
  ).data.token
})
afterAll(() => shop.stop())

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token: key, ...asked })
const edit = async (productId: string) => (await ask(getProductEdit, { productId })).data

test('a program with a key keeps products, prices and pieces, is answered for each, and may repeat itself', async () => {
  const [whole, half] = [coatDocument(''), { ...coatDocument(''), name: { en: 'Half', zh: '' } }]
  const twin = { ...whole, description: { en: 'Twice', zh: '兩次' } }
  const stranger = { ...coatDocument(''), brandCode: 'nobody' }
  const send = async () => (await ask(putProducts, { products: [whole, half, twin, stranger], publish: true })).data.rows
  const rows = await send()
  expect(rows).toMatchObject([
    { outcome: 'new', isLive: true, problems: [] },
    { outcome: 'new', isLive: false, problems: [{ path: 'name.zh', problem: 'required' }] },
    { outcome: 'refused', problems: [{ problem: 'twice' }] },
    { outcome: 'refused', problems: [{ path: 'brandCode', problem: 'no-such-brand' }] },
  ])
  expect((await send()).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'refused', 'refused'])
  const { productId } = rows[0]!
  expect((await edit(productId)).liveVersion).toBe(1)

  const [first, second] = whole.colours[0]!.variants
  const prices = [
    { itemNumber: first!.itemNumber, listPrice: '12800', salesPrice: '8000' },
    { itemNumber: 'NONE', listPrice: '5', salesPrice: '5' },
    { itemNumber: second!.itemNumber, listPrice: '5', salesPrice: '6' },
  ]
  const priced = await ask(putPrices, { prices })
  expect(priced.data.rows).toMatchObject([
    { outcome: 'changed', isLive: true, productId },
    { outcome: 'refused', problems: [{ problem: 'no-key' }] },
    { outcome: 'refused', problems: [{ problem: 'sale-above-list' }] },
  ])
  const count = {
    reason: 'Till',
    stock: [
      { itemNumber: first!.itemNumber, available: 4 },
      { itemNumber: 'NONE', available: 1 },
    ],
  }
  expect((await ask(putStock, count)).data.rows).toMatchObject([{ outcome: 'changed', productId }, { outcome: 'refused' }])
  expect((await ask(putStock, count)).data.rows).toMatchObject([{ outcome: 'same' }, { outcome: 'refused' }])
  const now = await edit(productId)
  expect(now.draft.document.colours[0]?.variants[0]?.salesPrice).toBe('8000.00')
  expect(now.stock.find(({ itemNumber }) => itemNumber === first!.itemNumber)?.available).toBe(4)
})

test('of two products of a call with one item number the second is refused, near or far behind the first, and the call is answered', async () => {
  const first = coatDocument('')
  const like = (more: Partial<typeof first>) => ({ ...coatDocument(''), colours: first.colours, ...more })
  const near = like({ name: { en: 'Near', zh: '近' } })
  const far = like({ name: { en: 'Far', zh: '遠' } })
  const blank = () => {
    const { colours, ...rest } = coatDocument('')
    return { ...rest, colours: colours.map((colour) => ({ ...colour, variants: [{ ...colour.variants[0]!, itemNumber: '' }] })) }
  }
  const half = { ...coatDocument(''), name: { en: 'Half', zh: '' } }
  const strangers = Array.from({ length: 50 }, () => ({ ...coatDocument(''), brandCode: 'nobody' }))
  const products = [
    first,
    near,
    blank(),
    blank(),
    half,
    ...strangers,
    far,
    like({ colours: half.colours }),
    { colours: first.colours },
  ]
  const { rows } = (await ask(putProducts, { products, publish: true })).data
  const told = rows.map(({ outcome, productId, problems }) => [outcome, productId !== '', problems[0]?.problem])
  expect([...told.slice(0, 5), ...told.slice(55)]).toEqual([
    ['new', true, undefined],
    ['refused', false, 'item-number-twice'],
    ['new', true, 'required'],
    ['new', true, 'required'],
    ['new', true, 'required'],
    ['refused', false, 'number-taken'],
    ['refused', false, 'item-number-twice'],
    ['same', true, undefined],
  ])
  expect((await edit(rows[0]!.productId)).draft.document).toMatchObject({ name: first.name, articleNumber: first.articleNumber })
})

test('what a program does not say of a product stays, and the example of the call is one that is taken', async () => {
  const examples = (PutProductsInput.meta()?.examples ?? []) as PutProductsInput[]
  const { brandCode } = await shop.product({ categories: ['women/clothing/coats'] })
  const [sent] = examples.flatMap(({ products }) => products.map((product) => ({ ...product, brandCode })))
  const put = async (products: PutProductsInput['products']) => (await ask(putProducts, { products })).data.rows[0]!
  const { productId, outcome, problems } = await put([sent!])
  expect([outcome, problems.map(({ path }) => path)]).toEqual(['new', ['colours.0.pictures']])
  expect(await put([{ brandCode, articleNumber: 'WC-100', mostPerOrder: 2 }])).toMatchObject({ outcome: 'changed', productId })
  expect((await edit(productId)).draft.document).toMatchObject({ ...sent, pointsAllowed: false, mostPerOrder: 2 })
})

test('a thousand pieces are counted in one call, more are refused, and a key does no more than it may', async () => {
  const stock = Array.from({ length: 1_000 }, (_, at) => ({ itemNumber: `X${at}`, available: 1 }))
  expect((await ask(putStock, { reason: 'All', stock })).data.rows).toHaveLength(1_000)
  const more = await ask(putStock, { reason: 'All', stock: [...stock, stock[0]!] })
  expect(more.code).toBe(refusals.BAD_INPUT.code)
  const small = (
    await shop.ask(makeKey, { name: 'Eyes', permissions: ['read-products'], perMinute: 60, days: 1 }, { token, key: newId() })
  ).data.token
  expect((await ask(putStock, { reason: 'x', stock: [stock[0]!] }, { token: small })).code).toBe(refusals.NOT_PERMITTED.code)
})

test('the page for programmers shows these calls with examples, and which scope a key needs for each', async () => {
  const text = await (await fetch(`${shop.url}${BASE_PATH}/openapi.json`)).text()
  expect(text).toContain('Till of the Central store')
  const { paths } = JSON.parse(text)
  const scopesOf = (path: string): unknown => paths[BASE_PATH + path].post.security
  expect(scopesOf('/admin/product/putMany')).toEqual([{ bearer: ['edit-products'] }])
  expect(scopesOf('/admin/product/putPrices')).toEqual([{ bearer: ['change-prices'] }])
  expect(scopesOf('/admin/product/change')).toEqual([{ bearer: ['publish-products'] }, { bearer: ['change-prices'] }])
})
