import autocannon, { type Request } from 'autocannon'
import { getProduct } from '../src/modules/catalogue/catalogue.paths.ts'
import type { ProductWire } from '../src/modules/catalogue/catalogue.contract.ts'
import { addToBag } from '../src/modules/bag/bag.paths.ts'
import { visitorLogin } from '../src/modules/members/members.paths.ts'
import { searchProducts } from '../src/modules/search/search.paths.ts'
import { BASE_PATH } from '../src/platform/wire/call-path.ts'

const PRODUCTS = 10
const VISITORS = 32
const JSON_BODY = { 'content-type': 'application/json' }

/** Calls a second for a list, for what its first ten products are, and for putting those into 32 bags, one after another in one process. */
export async function shopperCallsPerSecond(url: string, seconds: number): Promise<Record<'list' | 'detail' | 'add', number>> {
  const measure = async (requests: Request[]): Promise<number> => {
    await autocannon({ url, connections: 16, duration: 2, requests })
    const { requests: made, non2xx, errors } = await autocannon({ url, connections: 16, duration: seconds, requests })
    if (non2xx + errors > 0) throw new Error(`${non2xx} calls were refused, ${errors} failed`)
    return made.average
  }
  const post = async <Data>(path: string, body: object): Promise<Data> => {
    const answer = await fetch(`${url}${BASE_PATH}${path}`, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) })
    return ((await answer.json()) as { data: Data }).data
  }
  const list = { category: 'women/bags' }
  const found = await post<{ list: { brandCode: string; spuCode: string }[] }>(searchProducts.path, list)
  const details = found.list
    .slice(0, PRODUCTS)
    .map(({ brandCode, spuCode }) => `${BASE_PATH}${getProduct.path}?${new URLSearchParams({ brandCode, code: spuCode })}`)
  const skuIds = (await Promise.all(details.map((path) => skusOf(url + path)))).flat()
  const logIns = Array.from({ length: VISITORS }, () => post<{ token: string }>(visitorLogin.path, { deviceType: 'web' }))
  const tokens = (await Promise.all(logIns)).map(({ token }) => token)
  return {
    list: await measure([
      { method: 'POST', path: BASE_PATH + searchProducts.path, body: JSON.stringify(list), headers: JSON_BODY },
    ]),
    detail: await measure(details.map((path) => ({ method: 'GET', path }))),
    add: await measure(tokens.map((token) => adding(token, skuIds))),
  }
}

async function skusOf(url: string): Promise<string[]> {
  const { data } = (await (await fetch(url)).json()) as { data: ProductWire }
  return data.colours.flatMap(({ variants }) => variants.filter(({ offers }) => offers.length > 0).map(({ skuId }) => skuId))
}

let turn = 0
/** Each is a request of its own, of a piece that may be in the bag already: then there is one more of it, up to the stock. */
const adding = (token: string, skuIds: readonly string[]): Request => ({
  method: 'POST',
  path: BASE_PATH + addToBag.path,
  setupRequest: (request) => {
    turn += 1
    return {
      ...request,
      headers: { ...JSON_BODY, authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ list: [{ skuId: skuIds[turn % skuIds.length], quantity: 1 }] }),
    }
  },
})
