import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSearchFeed } from '#jobs/search/search-feed.ts'
import { join } from '#flows/members/sign-in.builders.ts'
import { receipt } from '#flows/receipt.builders.ts'
import { createAddress } from '#modules/address-book/address-book.paths.ts'
import { getBag } from '#modules/bag/bag.paths.ts'
import { getOrder } from '#modules/orders/orders.paths.ts'
import { getPaymentState, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { getWishCodes } from '#modules/wishlist/wishlist.paths.ts'
import { createLog } from '#platform/log.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { askPage, cookieOf, heldBy, openPage, ORIGIN, sayAll, sendForm } from '../own-pages.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ PUBLIC_URL: ORIGIN }, sayAll)
})
afterAll(() => shop.stop())

type Piece = { skuIds: string[]; spuCode: string; brandCode: string; articleNumber: string }
const pageOf = ({ brandCode, articleNumber }: Piece): string => `/product/detail/${brandCode}/${articleNumber}`
const tokenOf = (cookie: string): string => cookie.slice(cookie.indexOf('=') + 1)
const bagOf = async (cookie: string) => (await shop.ask(getBag, {}, { token: tokenOf(cookie) })).data.productList

/** Somebody without an account or script, with one piece in their bag. */
async function guestWith(wanted: Parameters<TestShop['product']>[0] = {}) {
  const piece = await shop.product(wanted)
  const added = await sendForm(shop, pageOf(piece), { act: 'add', size: piece.skuIds[0]! })
  expect([added.status, added.headers.get('location')]).toEqual([303, '/bags'])
  const own = await openPage(shop, { token: tokenOf(cookieOf(added)) }, '/bags')
  return { piece, skuId: piece.skuIds[0]!, ...own }
}

const PERSON = { email: 'wai@praya.test', firstName: 'Wai', lastName: 'Chan', areaNum: '+852', mobile: '91234567' }
const PLACE = { provinceCode: 'central-and-western', address: '8 Bonham Strand' }
const BY_BANK = { ...PERSON, ...PLACE, logistics: '2', payment: 'bank', act: 'place', total: '12000.00' }
const orderIn = (location: string | null): string => /orderNo=(\w+)/.exec(location ?? '')?.[1] ?? ''

describe('the shop without script', () => {
  test('makes a guest of who puts the first piece into a bag, with a cookie for the server alone', async () => {
    const piece = await shop.product()
    const added = await sendForm(shop, `/zh${pageOf(piece)}`, { act: 'add', size: piece.skuIds[0]! })
    expect([added.status, added.headers.get('location')]).toEqual([303, '/zh/bags'])
    expect(added.headers.getSetCookie().join()).toMatch(/^__Host-guest=[\w-]+; .*HttpOnly; SameSite=Lax; Secure$/)
    const cookie = cookieOf(added)
    expect(await bagOf(cookie)).toMatchObject([{ skuId: piece.skuIds[0], quantity: 1 }])
    const again = await sendForm(shop, pageOf(piece), { act: 'add', size: piece.skuIds[0]! }, { cookie })
    expect(again.headers.getSetCookie()).toEqual([])
    expect(await bagOf(cookie)).toMatchObject([{ quantity: 2 }])
  })

  test('begins nothing for a form of another site, nor where nothing says where it comes from', async () => {
    const piece = await shop.product()
    const body = new URLSearchParams({ act: 'add', size: piece.skuIds[0]! })
    const { cookie } = await guestWith()
    const from: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }, {}]
    for (const headers of from) {
      expect((await askPage(shop, pageOf(piece), '', { method: 'POST', body, headers })).headers.getSetCookie()).toEqual([])
      expect((await askPage(shop, pageOf(piece), cookie, { method: 'POST', body, headers })).status).toBe(403)
    }
    expect(await bagOf(cookie)).toHaveLength(1)
  })

  test('shows the page again where no size was chosen', async () => {
    const refused = await sendForm(shop, pageOf(await shop.product()), { act: 'add' })
    expect(refused).toMatchObject({ status: 422, told: { tried: { form: 'buy', values: { act: 'add' } } } })
  })

  test('draws a guest’s bag for them, and neither their account nor a call for their cookie', async () => {
    const { cookie } = await guestWith()
    expect((await askPage(shop, '/bags', cookie)).told?.owner).toMatchObject({ guest: true })
    expect((await askPage(shop, '/bags', cookie)).headers.get('cache-control')).toBe('private, no-store')
    expect((await askPage(shop, '/myaccount', cookie)).told?.owner).toBeUndefined()
    expect((await askPage(shop, '/product/list', cookie)).told?.owner).toBeUndefined()
    const headers = { Cookie: cookie, 'Content-Type': 'application/json', Origin: ORIGIN }
    const call = await fetch(shop.url + BASE_PATH + getBag.path, { method: 'POST', body: '{}', headers })
    expect((await call.json()) as object).toMatchObject({ code: refusals.SESSION_INVALID.code })
  })

  test('changes a bag only with the mark of its session', async () => {
    const { cookie, mark, skuId } = await guestWith()
    const changed = { act: 'update', select: skuId, [`quantity ${skuId}`]: '3' }
    const { mark: foreign } = await guestWith()
    for (const wrong of ['', foreign])
      expect((await sendForm(shop, '/bags', { ...changed, mark: wrong }, { cookie })).status).toBe(403)
    expect((await sendForm(shop, '/bags', { ...changed, mark }, { cookie })).headers.get('location')).toBe('/bags')
    expect(await bagOf(cookie)).toMatchObject([{ quantity: 3, selectStatus: true }])
    await sendForm(shop, '/bags', { act: 'update', mark }, { cookie })
    expect(await bagOf(cookie)).toMatchObject([{ quantity: 3, selectStatus: false }])
  })

  test('moves a piece from the bag to the wish list, and takes one off it', async () => {
    const { cookie, mark, skuId, piece } = await guestWith()
    // What can be wished for is read from memory.
    const feed = await startSearchFeed(shop.database, createLog('silent'))
    const wishes = async () => (await shop.ask(getWishCodes, {}, { token: tokenOf(cookie) })).data
    await sendForm(shop, '/bags', { mark, act: `wish ${skuId} ${piece.spuCode}` }, { cookie })
    expect([await bagOf(cookie), await wishes()]).toEqual([[], [piece.spuCode]])
    await sendForm(shop, '/wishlist', { mark, act: `remove ${piece.spuCode}` }, { cookie })
    expect(await wishes()).toEqual([])
    expect((await sendForm(shop, pageOf(piece), { act: `wish ${piece.spuCode}` }, { cookie })).headers.get('location')).toBe(
      '/wishlist',
    )
    expect(await wishes()).toEqual([piece.spuCode])
    await sendForm(shop, pageOf(piece), { act: 'add', size: skuId }, { cookie })
    await sendForm(shop, '/bags', { mark, act: `remove ${skuId}` }, { cookie })
    expect(await bagOf(cookie)).toEqual([])
    await feed.stop()
  })

  test('takes a guest’s order once, however often it is sent, and leads to its payment', async () => {
    const { cookie, mark, key } = await guestWith()
    const places = await Promise.all([0, 1].map(() => sendForm(shop, '/checkout', { ...BY_BANK, mark, key }, { cookie })))
    const [orderNo] = places.map(({ headers }) => orderIn(headers.get('location')))
    for (const { status, headers } of places)
      expect([status, headers.get('location')]).toEqual([303, `/payment/bank?orderNo=${orderNo}`])
    const order = (await shop.ask(getOrder, { orderNo: orderNo! }, { token: tokenOf(cookie) })).data
    expect(order).toMatchObject({ state: 'payment-pending', payType: 'bank', billEmail: PERSON.email, address: PLACE })
    expect(await bagOf(cookie)).toEqual([])
  })

  test('gives back what was typed where an order is refused, and takes none at a price that was not shown', async () => {
    const { cookie, mark, key } = await guestWith()
    const wrong = await sendForm(shop, '/zh/checkout', { ...BY_BANK, mobile: '12', mark, key }, { cookie })
    expect(wrong.status).toBe(422)
    expect(wrong.told?.tried).toMatchObject({
      form: 'checkout',
      values: { address: PLACE.address, mobile: '12', payment: 'bank' },
    })
    expect(JSON.stringify(wrong.told?.tried)).toMatch(/\p{Script=Han}/u)
    const dearer = await sendForm(shop, '/checkout', { ...BY_BANK, total: '11.00', mark, key }, { cookie })
    expect([dearer.status, dearer.told?.tried?.told]).toEqual([422, expect.stringMatching(/\w/)])
    const asked = await sendForm(shop, '/checkout', { ...BY_BANK, act: 'update', mark }, { cookie })
    expect(asked).toMatchObject({ status: 200, told: { tried: { values: { address: PLACE.address } } } })
    expect(await bagOf(cookie)).toHaveLength(1)
  })

  test('sends a member’s order to the address they keep, by FPS', async () => {
    const member = await join(shop)
    const piece = await shop.product()
    const cookie = heldBy(member)
    await shop.ask(
      createAddress,
      { ...PERSON, ...PLACE, territory: 'HK', city: '', postCode: '', isShipping: true, isDefault: true, isBilling: false },
      { token: member.token },
    )
    const bought = await sendForm(shop, pageOf(piece), { act: 'buy', size: piece.skuIds[0]! }, { cookie })
    expect(bought.headers.get('location')).toBe(`/checkout/quick?sku=${piece.skuIds[0]}&qty=1`)
    const { told } = await askPage(shop, '/checkout', cookie)
    const kept = (told?.addresses?.[0] as { userAddressId?: string } | undefined)?.userAddressId ?? ''
    const form = { email: member.email, kept, logistics: '2', payment: 'fps', act: 'place', total: '12000.00' }
    const own = { mark: told?.owner?.mark ?? '', key: told?.owner?.key ?? '' }
    const placed = await sendForm(shop, bought.headers.get('location')!, { ...form, ...own }, { cookie })
    const orderNo = orderIn(placed.headers.get('location'))
    expect(placed.headers.get('location')).toBe(`/payment/fps?orderNo=${orderNo}`)
    expect((await shop.ask(getOrder, { orderNo }, { token: member.token })).data.address.address).toBe(PLACE.address)
  })

  test('takes the receipt of a transfer, says when none was chosen, and takes none for somebody else’s order', async () => {
    const { cookie, mark, key } = await guestWith()
    const placed = await sendForm(shop, '/checkout', { ...BY_BANK, mark, key }, { cookie })
    const address = placed.headers.get('location')!
    const orderNo = orderIn(address)
    await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token: tokenOf(cookie) })
    const picture = new Blob([new Uint8Array(await receipt())])
    const send = async (own: { cookie: string; mark: string }, file: [Blob, string]) => {
      const body = new FormData()
      body.append('mark', own.mark)
      body.append('picture', ...file)
      return askPage(shop, address, own.cookie, { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'same-origin' } })
    }
    expect((await send({ cookie, mark }, [new Blob([]), ''])).status).toBe(422)
    expect((await send(await guestWith(), [picture, 'receipt.png'])).status).toBe(422)
    const sent = await send({ cookie, mark }, [picture, 'receipt.png'])
    expect([sent.status, sent.headers.get('location')]).toEqual([303, address])
    const state = (await shop.ask(getPaymentState, { orderNo }, { token: tokenOf(cookie) })).data
    expect(state.paymentState).toBe('under-review')
    const other = await sendForm(shop, `/payment?orderNo=${orderNo}`, { mark, pay: 'fps' }, { cookie })
    expect(other.headers.get('location')).toBe(`/payment/fps?orderNo=${orderNo}`)
  })

  test('finds an order by its number and contact in another browser', async () => {
    const { cookie, mark, key } = await guestWith()
    const placed = await sendForm(shop, '/checkout', { ...BY_BANK, mark, key }, { cookie })
    const orderNo = orderIn(placed.headers.get('location'))
    const wrong = await sendForm(shop, '/order/find', { orderNo, contact: 'other@praya.test' })
    expect(wrong).toMatchObject({ status: 422, told: { tried: { form: 'find', values: { orderNo } } } })
    const found = await sendForm(shop, '/order/find', { orderNo: ` ${orderNo.toLowerCase()}`, contact: PERSON.email })
    expect(found.headers.get('location')).toBe(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
    const seen = await shop.ask(getOrder, { orderNo }, { token: tokenOf(cookieOf(found)) })
    expect(seen.data).toMatchObject({ orderNo, contactMasked: true })
  })

  test('hands a guest over to the browser that begins to run script, and to nothing without its mark', async () => {
    const { cookie, mark } = await guestWith()
    const ask = (fields: Record<string, string>, headers: Record<string, string>) =>
      fetch(`${shop.url}/member/guest`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Cookie: cookie, ...headers },
      })
    expect((await ask({ mark: 'x' }, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(403)
    expect((await ask({ mark }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    const handed = await ask({ mark }, { 'Sec-Fetch-Site': 'same-origin' })
    expect(await handed.json()).toEqual({ token: tokenOf(cookie) })
    const member = await join(shop)
    const theirs = await openPage(shop, member)
    const refused = await fetch(`${shop.url}/member/guest`, {
      method: 'POST',
      body: new URLSearchParams({ mark: theirs.mark }),
      headers: { Cookie: theirs.cookie, 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(refused.status).toBe(403)
  })
})
