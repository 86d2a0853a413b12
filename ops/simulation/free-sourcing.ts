import { sql } from 'kysely'
import { hongKongAddress } from '../../src/flows/order.builders.ts'
import { createAddress } from '../../src/modules/address-book/address-book.paths.ts'
import { cancelOrder } from '../../src/modules/orders/orders.paths.ts'
import { capturePayment, confirmPayment, startPayment } from '../../src/modules/orders/payments/payments.paths.ts'
import {
  examineItem,
  getAdminRequest,
  judgeRequest,
  listAdminRequests,
  receiveItem,
} from '../../src/modules/sourcing/desk-sourcing.paths.ts'
import {
  getSellerRequest,
  giveUpSearch,
  listSellerRequests,
  sayBought,
  saySent,
  saveQuote,
  withdrawQuote,
} from '../../src/modules/sourcing/seller-sourcing.paths.ts'
import type { OwnRequestWire } from '../../src/modules/sourcing/sourcing.contract.ts'
import {
  acceptQuote,
  askRequest,
  closeRequest,
  getRequest,
  listRequests,
  reviewBuyer,
} from '../../src/modules/sourcing/sourcing.paths.ts'
import { clock, dayAfter, dayInHongKong } from '../../src/platform/clock.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
import { askAs } from './callers.ts'
import type { Door } from './circle.ts'
import { openMerchant } from './free-referrals.ts'
import { keepWorking, type Working } from './keep-working.ts'
import { pick, pressThere, type Resident, type Street } from './street.ts'

export type Finder = { merchantId: string; token: string; accountId: string; ask: ReturnType<typeof askAs> }

const BETWEEN_ACTS_MS = 120
const AT_WORK = 2

export async function openFinders(
  street: Pick<Street, 'url' | 'history' | 'random'>,
  door: Door,
  num: number,
): Promise<Finder[]> {
  const finders: Finder[] = []
  for (let at = 1; at <= num; at += 1) {
    const { token, merchantId, accountId } = await openMerchant(door, 'global-buyer', `Crane ${at}`)
    finders.push({ merchantId, token, accountId, ask: askAs(street, `finder${at}`) })
  }
  return finders
}

/** A photograph that is there already. */
async function photograph({ database }: Pick<Street, 'database'>, ownerId: string, purpose: string): Promise<string> {
  const uploadId = newId()
  await runSql(
    database,
    sql`insert into uploads (upload_id, owner_id, purpose, object_key, content_type, bytes, width, height, stored_at)
      values (${uploadId}, ${ownerId}, ${purpose}, ${`simulated/${uploadId}`}, 'image/jpeg', 1, 3, 4, now())`,
  )
  return uploadId
}

type Home = { street: Street; door: Door; me: Resident }

/** A member asks for something, or goes on with what was asked for before. */
export async function asksAbroad({ street, door, me }: Home): Promise<void> {
  const { random } = street
  const own = { token: me.token }
  const { list } = (await door.ask(listRequests, {}, own)).data
  const going = list.filter(({ state }) => state === 'open' || state === 'chosen' || state === 'passed')
  if (going.length === 0 || random() < 0.3) return askSome(door, me, random)
  const { requestNo } = pick(going, random)
  const found = await door.ask(getRequest, { requestNo }, own)
  if (found.code !== 200) return
  if (found.data.state === 'open') await takeOne({ street, door, me }, found.data)
  else await settleOne({ street, door, me }, found.data)
}

async function askSome(door: Door, { token }: Resident, random: () => number): Promise<void> {
  const wanted = {
    ...{ kind: 'bags' as const, house: 'A house abroad', words: 'The one with the flap.', newOnly: random() < 0.5 },
    ...{ budget: (1_000 + random() * 20_000).toFixed(2), neededBy: dayAfter(dayInHongKong(clock.now()), 30) },
  }
  await door.ask(askRequest, wanted, { token })
}

/** The member takes one of the quotes, or two at once, and pays the deposit, mostly; or closes the request. */
async function takeOne(home: Home, { requestNo, version, list }: OwnRequestWire): Promise<void> {
  const { door, me, street } = home
  const { random } = street
  const own = { token: me.token }
  if (list.length === 0) {
    if (random() < 0.1) await door.ask(closeRequest, { requestNo, version }, own)
    return
  }
  const addressId = (await door.ask(createAddress, hongKongAddress, own)).data?.userAddressId
  if (!addressId) return
  const take = (): Promise<unknown> => {
    const { quoteId, version: quoteVersion } = pick(list, random)
    return door.ask(acceptQuote, { requestNo, version, quoteId, quoteVersion, addressId }, own)
  }
  await Promise.all(random() < 0.3 ? [take(), take()] : [take()])
  const { data } = await door.ask(getRequest, { requestNo }, own)
  if (data?.deposit?.state === 'due' && random() < 0.85) await paySome(home, data.deposit.orderNo)
}

/** By card or transfer, once or in two ways at once. */
async function paySome({ door, me, street }: Home, orderNo: string): Promise<void> {
  const { random } = street
  const own = { token: me.token }
  const byCard = async (): Promise<void> => {
    const opened = await door.ask(startPayment, { orderNo, payType: 'card' }, own)
    if (opened.code !== 200) return
    await pressThere(street, opened.data.providerUrl ?? '', pick(['succeed', 'succeed', 'succeed', 'decline', 'late'], random))
    if (random() < 0.7) await door.ask(capturePayment, { orderNo }, own)
    if (random() < 0.05) await pressThere(street, opened.data.providerUrl ?? '', 'dispute')
  }
  const byTransfer = async (): Promise<void> => {
    const opened = await door.ask(startPayment, { orderNo, payType: 'fps' }, own)
    if (opened.code === 200)
      await door.ask(confirmPayment, { paymentId: opened.data.paymentId }, { token: await street.operator() })
  }
  await Promise.all(random() < 0.1 ? [byCard(), byTransfer()] : [random() < 0.6 ? byCard() : byTransfer()])
}

/** A deposit that was left is paid after all; the rest is paid, given up or left. */
async function settleOne(home: Home, { state, deposit, order }: OwnRequestWire): Promise<void> {
  const { door, me, street } = home
  if (state === 'chosen' && deposit?.state === 'due') return paySome(home, deposit.orderNo)
  if (!order || order.isPaid) return
  if (street.random() < 0.2) await door.ask(cancelOrder, { orderNo: order.orderNo }, { token: me.token })
  else if (street.random() < 0.9) await paySome(home, order.orderNo)
}

/** Once a request is over, its buyer is reviewed, by two tabs of the same member now and then. */
export async function reviewsSome({ street: { random }, door, me }: Home): Promise<void> {
  const { list } = (await door.ask(listRequests, {}, { token: me.token })).data
  const over = list.filter(({ state }) => state === 'done' || state === 'not-found' || state === 'not-passed')
  if (over.length === 0) return
  const { requestNo } = pick(over, random)
  const { data } = await door.ask(getRequest, { requestNo }, { token: me.token })
  if (!data?.acts.includes('review')) return
  const said = { requestNo, version: data.version, stars: 1 + Math.floor(random() * 5), words: 'As promised.' }
  const once = (): Promise<unknown> => door.ask(reviewBuyer, said, { token: me.token })
  await Promise.all(random() < 0.3 ? [once(), once()] : [once()])
}

type Work = { street: Street; finder: Finder }

/** One price, said otherwise now and then, or withdrawn. */
async function quoteSome({ street: { random }, finder: { ask, token } }: Work): Promise<void> {
  for (const queue of ['open', 'quoted'] as const) {
    const { list } = (await ask(listSellerRequests, { queue, pageNum: 1 }, token)).data
    for (const { requestNo } of list.slice(0, 6)) {
      if (queue === 'quoted' && random() < 0.8) continue
      const { data } = await ask(getSellerRequest, { requestNo }, token)
      if (!data?.canQuote) continue
      if (data.own && random() < 0.3) await ask(withdrawQuote, { requestNo, quoteVersion: data.own.version }, token)
      else {
        const price = (500 + random() * 15_000).toFixed(2)
        const said = { price, days: 3 + Math.floor(random() * 20), validHours: 48, country: 'FR' as const }
        await ask(saveQuote, { requestNo, version: data.version, quoteVersion: data.own?.version ?? 0, ...said }, token)
      }
    }
  }
}

/** What was taken on is bought, sent or given up; by two of the same buyer at once now and then. */
async function findSome({ street, finder: { ask, token, accountId } }: Work): Promise<void> {
  const { random } = street
  const { list } = (await ask(listSellerRequests, { queue: 'finding', pageNum: 1 }, token)).data
  for (const { requestNo } of list.slice(0, 8)) {
    const { data } = await ask(getSellerRequest, { requestNo }, token)
    if (!data || data.acts.length === 0) continue
    const named = { requestNo, version: data.version }
    if (random() < 0.12) await ask(giveUpSearch, { ...named, reason: 'Not to be had.' }, token)
    else if (data.acts.includes('buy')) {
      const said = { ...named, pictures: [await photograph(street, accountId, 'sourcing')] }
      const once = (): Promise<unknown> => ask(sayBought, said, token)
      await Promise.all(random() < 0.2 ? [once(), once()] : [once()])
    } else if (data.acts.includes('send')) await ask(saySent, { ...named, courier: 'La Poste', trackingNumber: 'EE1' }, token)
  }
}

/** The desk notes what has arrived and examines it; two colleagues may take the same, and now and then a search is called off. */
async function examineSome({ street, finder: { ask } }: Work): Promise<void> {
  const { random } = street
  const people = [await street.operator(), await street.colleague()]
  const desk = people[0]!
  const { list } = (await ask(listAdminRequests, { queue: random() < 0.95 ? 'waiting' : 'finding', pageNum: 1 }, desk)).data
  for (const { requestNo } of list.slice(0, 8)) {
    const { data } = await ask(getAdminRequest, { requestNo }, desk)
    if (!data) continue
    const named = { requestNo, version: data.version }
    if (data.acts.includes('cancel') && !data.acts.includes('pass'))
      await ask(judgeRequest, { ...named, act: 'cancel', reason: 'The member has asked.' }, desk)
    else if (data.acts.includes('arrive') && random() < 0.5) await ask(receiveItem, named, desk)
    else if (data.acts.includes('pass')) await decideOne({ street, ask, data, people: random() < 0.2 ? people : [desk] })
  }
}

type Decided = {
  street: Street
  ask: Finder['ask']
  data: { requestNo: string; version: number; choices: Choices }
  people: string[]
}
type Choices = { brands: { id: string }[]; categories: { id: string }[] }

async function decideOne({ street, ask, data: { requestNo, version, choices }, people }: Decided): Promise<void> {
  const { random, operatorIds } = street
  const what = { category: choices.categories[0]?.id ?? '', brandCode: choices.brands[0]?.id ?? '' }
  const said = { requestNo, version, reason: 'Examined.', nameEn: 'Flap bag', nameZh: '翻蓋手袋', ...what }
  await Promise.all(
    people.map(async (token, at) => {
      const pictures = [await photograph(street, operatorIds[at]!, 'authentication')]
      return ask(examineItem, { ...said, act: random() < 0.8 ? 'pass' : 'fail', pictures }, token)
    }),
  )
}

const WORK: readonly ((work: Work) => Promise<void>)[] = [quoteSome, quoteSome, findSome, findSome, examineSome]

/** Global buyers, and the desk about what they send, are at work until it is over. */
export function keepFinding(street: Street, finders: readonly Finder[]): Working {
  const workers = finders.length === 0 ? 0 : AT_WORK
  return keepWorking({ workers, pauseMs: BETWEEN_ACTS_MS }, () =>
    pick(WORK, street.random)({ street, finder: pick(finders, street.random) }),
  )
}
