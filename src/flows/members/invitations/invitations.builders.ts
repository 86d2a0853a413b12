import { saveByTwo } from '#flows/approvals/by-two.builders.ts'
import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { askForCode, type Joined } from '../sign-in.builders.ts'
import { completeEarly, hongKongAddress, placeAsGuest, pressCard } from '#flows/order.builders.ts'
import { getMemberBalance } from '#modules/balance/balance-page.paths.ts'
import { listInvitations } from '#modules/invitations/invitation-page.paths.ts'
import { queryInvitations } from '#modules/invitations/invitations.paths.ts'
import { register } from '#modules/members/sign-in.paths.ts'
import { capturePayment, confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import type { InvitationRules } from '#modules/shop-settings/invitation-rules.contract.ts'
import { listSettings } from '#modules/shop-settings/shop-settings.paths.ts'
import { newId } from '#platform/ids.server.ts'
import type { Browser, TestShop } from '../../../test-shop.builders.ts'

let people = 0
/** The next somebody lives elsewhere. */
const homeOf = (person: number): string => `10.${person >> 16}.${(person >> 8) & 255}.${person & 255}`

export type Person = Joined & { inviteCode: string; from: string; browser: Browser; phone: string; address: string }

type Known = {
  inviteCode?: string
  from?: string
  browser?: Browser
  token?: string
  email?: string
  phone?: string
  address?: string
  firstName?: string
}

/** Somebody opens an account from a home of their own, unless they are said to share something. */
export async function joinFrom(shop: TestShop, known: Known = {}): Promise<Person> {
  people += 1
  const { inviteCode = '', from = homeOf(people), email = `${newId()}@mail.test`, firstName = 'Wai' } = known
  const { browser = new Map() } = known
  const { phone = String(61_000_000 + people), address = `Flat ${people}, 8/F, ${people} Tai Ping Shan Street` } = known
  const token = known.token ?? (await shop.visitor())
  const code = await askForCode(shop, token, email)
  const told = { email, code, password: '', firstName, agreed: true, inviteCode }
  const { data } = await shop.ask(register, told, { token, from, browser })
  const own = await shop.ask(queryInvitations, {}, { token: data.token })
  return { token: data.token, account: data.account, email, inviteCode: own.data.inviteCode, from, browser, phone, address }
}

type Order = { orderNo: string; unitIds: string[] }
type Buying = { cents?: number; quantity?: number; byCard?: boolean }

/** Pieces of one product, bought and paid for by anyone who lives there. */
async function buyFor(shop: TestShop, desk: string, person: Person, buying: Buying = {}): Promise<Order> {
  const { cents = 100_000, quantity = 1, byCard = false } = buying
  const variants = [{ offers: [{ salePriceCents: cents, available: 50 }] }]
  const product = await shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants }] })
  const { token, email, from, phone, address } = person
  const orderAddressIVO = { ...hongKongAddress, mobile: phone, address }
  const { answer } = await placeAsGuest(shop, [product], { token, quantity, billEmail: email, orderAddressIVO, from })
  const { orderNo } = answer.data
  const started = await shop.ask(startPayment, { orderNo, payType: byCard ? 'card' : 'bank' }, { token, from })
  if (byCard) {
    await pressCard(shop, started.data.providerUrl, 'succeed')
    await shop.ask(capturePayment, { orderNo }, { token })
  } else await shop.ask(confirmPayment, { paymentId: started.data.paymentId }, { token: desk })
  const { units } = (await shop.ask(getAdminOrder, { orderNo }, { token: desk })).data
  return { orderNo, unitIds: units.map(({ unitId }) => unitId) }
}

/** All of it has come to them. */
async function receiveAll(shop: TestShop, desk: string, { orderNo, unitIds }: Order): Promise<void> {
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent', unitIds }, { token: desk })
  await authenticateAll(benchOf(shop, desk), orderNo)
  for (const move of ['dispatch', 'receive'] as const) await shop.ask(moveOrder, { orderNo, move, unitIds }, { token: desk })
}

/** And can no longer go back; what follows from it is done. */
async function keepAll(shop: TestShop, desk: string, order: Order): Promise<void> {
  await receiveAll(shop, desk, order)
  await completeEarly(shop, order.orderNo, desk)
  await shop.workOff()
}

/** What is done and seen again and again, as anyone who sits at this desk. */
export function operatorOf(shop: TestShop, desk: string) {
  return {
    /** Changes what invitations bring from now on. */
    set: async (changes: Partial<InvitationRules>): Promise<void> => {
      const { settings } = (await shop.ask(listSettings, {}, { token: desk })).data
      const { version, value } = settings.find(({ name }) => name === 'invitations')!
      const next = { ...(value as InvitationRules), ...changes }
      await saveByTwo(shop, desk, { name: 'invitations', version, value: next })
    },
    inviting: ({ inviteCode }: Pick<Person, 'inviteCode'>, known: Known = {}) => joinFrom(shop, { ...known, inviteCode }),
    buy: (person: Person, buying?: Buying) => buyFor(shop, desk, person, buying),
    receive: (order: Order) => receiveAll(shop, desk, order),
    keep: (order: Order) => keepAll(shop, desk, order),
    balance: async ({ account }: Person): Promise<string> =>
      (await shop.ask(getMemberBalance, { accountId: account }, { token: desk })).data.balance,
    seen: async ({ token }: Person) => (await shop.ask(queryInvitations, {}, { token })).data,
    held: async (word: string) =>
      (await shop.ask(listInvitations, { queue: 'held', word, pageNum: 1 }, { token: desk })).data.list,
  }
}
