import { sql } from 'kysely'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBench } from '#flows/delivery/bench.builders.ts'
import { type BuiltMerchant, merchantOf, paidOrderOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { hongKongAddress, placeAsGuest } from '#flows/order.builders.ts'
import { certificatePaper, invoicePaper, packingSlips } from '#modules/papers/papers.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'

let shop: TestShop
let work: Awaited<ReturnType<typeof openBench>>
beforeAll(async () => {
  shop = await startTestShop()
  work = await openBench(shop)
})
afterAll(() => shop.stop())

const fetchPaper = (path: string, input: Record<string, string>, token?: string) =>
  fetch(
    `${shop.url}${BASE_PATH}${path}?${new URLSearchParams(input)}`,
    token ? { headers: { Authorization: `Bearer ${token}` } } : {},
  )

/** Each page as it is read out. */
async function pagesOf(answer: Response): Promise<string[]> {
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const paper = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()), useSystemFonts: false }).promise
  const pages: string[] = []
  for (let number = 1; number <= paper.numPages; number += 1) {
    const { items } = await (await paper.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  return pages
}

const receiver = { ...hongKongAddress, lastName: '陳', firstName: '堃嘅', address: '愛民邨信民樓1204室', mobile: '61234567' }

async function paidOrder(isPaid = true, orderAddressIVO = receiver) {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { orderAddressIVO, quantity: 2 })
  const { orderNo } = answer.data
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  if (isPaid) await shop.ask(confirmPayment, { paymentId }, { token: work.office })
  return { token, orderNo }
}

test('the invoice of a paid order says in either language what was bought, for how much and by whom, to nobody else', async () => {
  const { token, orderNo } = await paidOrder()
  const [english = ''] = await pagesOf(await fetchPaper(invoicePaper.path, { orderNo, language: 'en' }, token))
  for (const words of [orderNo, 'Invoice', 'Leather tote bag', 'HK$24,000']) expect(english).toContain(words)
  expect(english).toMatch(/Invoice INV-\d{6}/)
  // The number of the demo is nobody's.
  expect(english).not.toContain('Business registration')
  const [chinese = ''] = await pagesOf(await fetchPaper(invoicePaper.path, { orderNo, language: 'zh' }, token))
  for (const words of ['發票', '皮革托特包', '陳堃嘅', '愛民邨信民樓1204室', 'HK$24,000']) expect(chinese).toContain(words)
  const stranger = await fetchPaper(invoicePaper.path, { orderNo, language: 'en' }, await shop.visitor())
  expect(stranger.headers.get('content-type')).toContain('json')
  const unpaid = await paidOrder(false)
  const early = await fetchPaper(invoicePaper.path, { orderNo: unpaid.orderNo, language: 'en' }, unpaid.token)
  expect(early.headers.get('content-type')).toContain('json')
})

type Accepted = readonly (readonly [kind: string, fields: Record<string, string>])[]
/** A merchant with the address, and the number as dealer, that the shop has accepted. */
const supplier = (): Promise<BuiltMerchant> =>
  acceptedAs('Sandpiper', [
    ['address-proof', { registeredAddress: 'Flat 3A, 7 Bay Road, Hong Kong' }],
    ['dealer-registration', { dealerNumber: 'A-B-26-11-00007' }],
  ])

/** One document after the other was accepted. */
async function acceptedAs(code: string, documents: Accepted): Promise<BuiltMerchant> {
  const of = await merchantOf(shop, code)
  const applicationId = newId()
  await runSql(
    shop.database,
    sql`insert into applications (application_id, application_number, account_id, kind, state, terms_of, terms_at, merchant_id, begun_at, decided_at)
      values (${applicationId}, ${`A-${code}`}, ${of.account}, 'company', 'approved', '2026-01-01', now(), ${of.merchantId}, now(), now())`,
  )
  for (const [at, [kind, fields]] of documents.entries())
    await runSql(
      shop.database,
      sql`insert into application_requirements (requirement_id, application_id, kind, state, fields, is_newest, arrived_at, due_at, decided_at)
        values (${newId()}, ${applicationId}, ${kind}, 'accepted', ${JSON.stringify(fields)},
          ${!documents.slice(at + 1).some(([later]) => later === kind)}, now(), now(), now() + ${at} * interval '1 second')`,
    )
  return of
}

test('the invoice of precious goods names supplier, address, fineness, weight and stones, as they were when they were sold', async () => {
  const product = await productOf(shop, await supplier(), { precious: true })
  const say = (grams: number) =>
    runSql(
      shop.database,
      sql`update products set details = details || ${JSON.stringify({
        attributes: { fineness: { en: 'Au750', zh: '金750' }, 'metal-weight': grams, stones: 'diamond' },
      })}::jsonb where product_id = ${product.productId}`,
    )
  await say(3.42)
  const { token, orderNo } = await paidOrderOf(shop, work.office, [product])
  await say(9.99)
  const [english = ''] = await pagesOf(await fetchPaper(invoicePaper.path, { orderNo, language: 'en' }, token))
  const supplied = ['Supplied by Sandpiper Limited', 'Flat 3A, 7 Bay Road, Hong Kong', 'A-B-26-11-00007']
  for (const words of [...supplied, 'Au750', '3.42 g', 'Natural diamond']) expect(english).toContain(words)
  const [chinese = ''] = await pagesOf(await fetchPaper(invoicePaper.path, { orderNo, language: 'zh' }, token))
  for (const words of ['Sandpiper有限公司', '金750', '3.42克', '天然鑽石']) expect(chinese).toContain(words)
})

test('a private seller, who has no address of business, is reached through the shop', async () => {
  const seller = await merchantOf(shop, 'Ms Lau')
  const { token, orderNo } = await paidOrderOf(shop, work.office, [await productOf(shop, seller)])
  const [english = ''] = await pagesOf(await fetchPaper(invoicePaper.path, { orderNo, language: 'en' }, token))
  expect(english).toMatch(/Supplied by Ms Lau Limited\s+c\/o \S/)
  const [chinese = ''] = await pagesOf(await fetchPaper(invoicePaper.path, { orderNo, language: 'zh' }, token))
  expect(chinese).toMatch(/經.+轉交/)
})

test('an invoice names the company that was accepted last, with what it trades as, and the person where there is no company', async () => {
  const company = await acceptedAs('Turnstone', [
    ['incorporation', { companyName: 'Zander Trading Company Limited' }],
    ['identity', { representative: 'Chan Tai Man' }],
    ['incorporation', { companyName: 'Ardmore Trading Company Limited' }],
  ])
  const person = await acceptedAs('Dunlin', [['identity', { representative: 'Lau Yuk Ping' }]])
  const plain = await acceptedAs('Knot', [['incorporation', { companyName: 'Knot Limited' }]])
  const products = [await productOf(shop, company), await productOf(shop, person), await productOf(shop, plain)]
  const { token, orderNo } = await paidOrderOf(shop, work.office, products)
  const page = async (language: 'en' | 'zh') =>
    ((await pagesOf(await fetchPaper(invoicePaper.path, { orderNo, language }, token)))[0] ?? '').replaceAll(/\s+/g, ' ')
  const english = await page('en')
  expect(english).toContain('Supplied by Ardmore Trading Company Limited, trading as Turnstone Limited')
  expect(english).toContain('Supplied by Lau Yuk Ping, trading as Dunlin Limited')
  expect(english).toMatch(/Supplied by Knot Limited (?!, trading)/)
  for (const words of ['Zander', 'Chan Tai Man']) expect(english.split('Supplied by').slice(1).join()).not.toContain(words)
  expect(await page('zh')).toContain('Ardmore Trading Company Limited（以「Turnstone有限公司」名義經營）')
})

test('names of Europe and Viet Nam stand on invoice and slip as they were written', async () => {
  const somebody = { ...receiver, firstName: 'Łucja', lastName: 'Nguyễn-O’Brien', address: 'Flat Żółć, 12/F, 88 Hennessy Road' }
  const { token, orderNo } = await paidOrder(true, somebody)
  const [invoice = ''] = await pagesOf(await fetchPaper(invoicePaper.path, { orderNo, language: 'en' }, token))
  const desk = await shop.operator(['order-desk'])
  const [slip = ''] = await pagesOf(await fetchPaper(packingSlips.path, { orderNos: orderNo, language: 'en' }, desk))
  for (const words of ['Łucja Nguyễn-O’Brien', 'Flat Żółć'])
    expect([invoice, slip].every((paper) => paper.includes(words))).toBe(true)
})

test('the invoice names every fee, so that its parts come to the total', async () => {
  const administrator = await shop.operator()
  const save = (version: number, service: string) =>
    shop.ask(
      saveSetting,
      { name: 'fees', version, value: { service, technical: '0', operating: '0', packaging: '0' } },
      { token: administrator },
    )
  expect((await save(0, '20.50')).code).toBe(200)
  const { token, orderNo } = await paidOrder()
  await save(1, '0')
  for (const [language, fee] of [
    ['en', 'Service fee'],
    ['zh', '服務費'],
  ] as const) {
    const [invoice = ''] = await pagesOf(await fetchPaper(invoicePaper.path, { orderNo, language }, token))
    for (const words of [fee, 'HK$20.50', 'HK$24,020.50']) expect(invoice).toContain(words)
  }
})

test('slips are printed in a batch, a sheet for each order with a label for each piece, by the desk alone', async () => {
  const [one, two] = [await paidOrder(), await paidOrder()]
  const desk = await shop.operator(['order-desk'])
  const input = { orderNos: `${one.orderNo},${two.orderNo}`, language: 'zh' }
  const pages = await pagesOf(await fetchPaper(packingSlips.path, input, desk))
  expect(pages).toHaveLength(2)
  for (const label of [`${one.orderNo}-1`, `${one.orderNo}-2`, '裝箱單', '愛民邨']) expect(pages[0]).toContain(label)
  expect(pages[1]).toContain(two.orderNo)
  expect((await fetchPaper(packingSlips.path, input, work.bench)).status).toBe(403)
})

test('the card of a certificate names piece, days and code in both languages, and nobody', async () => {
  const { code, orderNo } = await work.certify()
  const [card = ''] = await pagesOf(await fetchPaper(certificatePaper.path, { code, language: 'zh' }))
  for (const words of ['本件貨品確為正品', '皮革托特包', code, 'Certificate of authenticity', '鑑定證書'])
    expect(card).toContain(words)
  expect(card.replace(/\s/g, '')).toContain('檢查項目用料；做工；品牌標記')
  expect(card).not.toContain(orderNo)
  expect(
    (await fetchPaper(certificatePaper.path, { code: '0'.repeat(16), language: 'en' })).headers.get('content-type'),
  ).toContain('json')
})
