import { randomUUID } from 'node:crypto'
import { demoSignIns } from '../../demo/sign-ins.ts'
import { addToBag } from '../../src/modules/bag/bag.paths.ts'
import { getProduct } from '../../src/modules/catalogue/catalogue.paths.ts'
import { visitorLogin } from '../../src/modules/members/members.paths.ts'
import { operatorSignIn } from '../../src/modules/operators/operators.paths.ts'
import { createOrder, quoteOrder } from '../../src/modules/orders/orders.paths.ts'
import type { PayType } from '../../src/modules/orders/payments/pay-types.rules.ts'
import { searchProducts } from '../../src/modules/search/search.paths.ts'
import { setWish, shareWishList } from '../../src/modules/wishlist/wishlist.paths.ts'
import type { CallPath, Envelope } from '../../src/platform/wire/call-path.ts'

/** Someone with something in the bag, wishes shown to friends, an order for each way to pay, and the keys of the back office. */
export type PreparedVisitor = {
  storage: Record<string, string>
  product: string
  quick: string
  friendList: string
  orders: Record<Exclude<PayType, 'balance'>, string>
}

type Piece = { spuCode: string; skuId: string; skuPriceId: string; address: string }

export async function prepareVisitor(shop: string): Promise<PreparedVisitor> {
  const ask = <Input, Output>(path: CallPath<Input, Output>, input: Input, token?: string) => askShop(shop, path, input, token)
  const { token, account } = await ask(visitorLogin, { deviceType: 'web' })
  const pieces = await findPieces(ask)
  const [piece] = pieces
  if (!piece) throw new Error('nothing is for sale')
  const order = async (payType: PayType, at: number) => placeOrder(ask, token, pieces[at % pieces.length] ?? piece, payType)
  const orders = {
    bank: await order('bank', 0),
    fps: await order('fps', 1),
    card: await order('card', 2),
    paypal: await order('paypal', 3),
  }
  await ask(addToBag, { list: pieces.slice(0, 3).map(({ skuId }) => ({ skuId, quantity: 1 })) }, token)
  for (const { spuCode } of pieces.slice(0, 5)) await ask(setWish, { spuCode, wished: true }, token)
  const { code } = await ask(shareWishList, { title: '' }, token)
  const administrator = demoSignIns.find(({ role }) => role === 'administrator')
  const operator = administrator
    ? (await ask(operatorSignIn, { email: administrator.email, password: administrator.password })).token
    : ''
  return {
    storage: { access_token: token, account, isVisitor: 'true', admin_access_token: operator },
    product: piece.address,
    quick: `/checkout/quick?sku=${piece.skuId}&qty=1`,
    friendList: `/wishlist/shared/${code}`,
    orders,
  }
}

type Ask = <Input, Output>(path: CallPath<Input, Output>, input: Input, token?: string) => Promise<Output>

async function findPieces(ask: Ask): Promise<Piece[]> {
  const { list } = await ask(searchProducts, { category: 'women/bags' })
  const products = await Promise.all(
    list.slice(0, 12).map((card) => ask(getProduct, { brandCode: card.brandCode, code: card.articleNumber })),
  )
  return products.flatMap((product) => {
    const variant = product.colours.flatMap(({ variants }) => variants).find(({ stock }) => stock === 'in')
    const offer = variant?.offers[0]
    return variant && offer
      ? [
          {
            spuCode: product.spuCode,
            skuId: variant.skuId,
            skuPriceId: offer.skuPriceId,
            address: `/product/detail/${product.brandCode}/${product.articleNumber}`,
          },
        ]
      : []
  })
}

async function placeOrder(ask: Ask, token: string, { skuId, skuPriceId }: Piece, payType: PayType): Promise<string> {
  const productItems = [{ skuId, skuPriceId, quantity: 1 }]
  const { total } = await ask(quoteOrder, { productItems, comitPayType: payType }, token)
  const mobile = `9${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  const address = '軒尼詩道100號12樓A室'
  const receiver = {
    firstName: '大文',
    lastName: '陳',
    areaNum: '+852',
    mobile,
    territory: 'HK' as const,
    provinceCode: 'wan-chai',
    address,
  }
  const placed = await ask(
    createOrder,
    { productItems, orderAddressIVO: receiver, comitPayType: payType, billEmail: 'tai.man@example.com', total, quick: true },
    token,
  )
  return placed.orderNo
}

async function askShop<Input, Output>(
  shop: string,
  path: CallPath<Input, Output>,
  input: Input,
  token?: string,
): Promise<Output> {
  const query = path.method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const response = await fetch(`${shop}/prod-api${path.path}${query}`, {
    method: path.method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(path.method === 'POST' ? { body: JSON.stringify(input) } : {}),
  })
  const envelope = (await response.json()) as Envelope<Output>
  if (envelope.code !== 200) throw new Error(`${path.path} answered ${envelope.code}: ${envelope.msg}`)
  return envelope.data
}
