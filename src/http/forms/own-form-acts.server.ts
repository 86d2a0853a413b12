import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import { createAddress, deleteAddress, queryAddress, updateAddress } from '#modules/address-book/address-book.paths.ts'
import { getConsents, updateConsent } from '#modules/consents/consents.paths.ts'
import { claimCoupon } from '#modules/coupons/coupons.paths.ts'
import { readAllMessages, saveWays } from '#modules/inbox/inbox.paths.ts'
import { eachWay, waysOfKinds } from '#modules/inbox/message-ways.rules.ts'
import { appealDecision } from '#modules/moderation/queue/cases.paths.ts'
import { updateDetails } from '#modules/members/members.paths.ts'
import { changePassword, endSignIn } from '#modules/members/sign-in.paths.ts'
import { cancelOrder, confirmReceipt } from '#modules/orders/orders.paths.ts'
import { givePoints } from '#modules/points/points.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { aftercareForms } from './aftercare-form-acts.server.ts'
import { conversationForms } from './conversation-form-acts.server.ts'
import { communityForms } from './community-form-acts.server.ts'
import { sellerForms } from './seller-form-acts.server.ts'
import { sourcingForms } from './sourcing-form-acts.server.ts'
import { type Acted, asks, at, type Form, type PageForm, pressed, step, text, texts } from './form-act.ts'

const orderOf = (search: URLSearchParams): string => search.get('orderNo') ?? ''
const orderPage = (search: URLSearchParams): string => at('/myaccount/orders/orderDetail', { orderNo: orderOf(search) })

/** Every form of the account by the address it is sent to. */
export const ownForms: Readonly<Record<string, PageForm>> = {
  ...aftercareForms,
  ...conversationForms,
  ...sellerForms,
  ...sourcingForms,
  ...communityForms,
  '/myaccount/info': { form: 'details', act: keepDetails },
  '/myaccount/address': {
    form: 'address',
    act: pressed({
      'delete-surely': step(deleteAddress, (form) => texts(form, 'userAddressId'), '/myaccount/address?done=deleted'),
      'make-default': makeDefault,
    }),
  },
  '/myaccount/address/add': { form: 'address', act: keepAddress },
  '/myaccount/consents': { form: 'consents', act: keepConsents },
  '/myaccount/coupons': {
    form: 'coupons',
    act: step(claimCoupon, (form) => texts(form, 'couponCode'), '/myaccount/coupons?done=claimed'),
  },
  '/myaccount/devices': {
    form: 'devices',
    act: pressed({
      password: step(changePassword, (form) => texts(form, 'oldPassword', 'password'), '/myaccount/devices?done=kept'),
      end: step(endSignIn, (form) => texts(form, 'sessionId'), '/myaccount/devices?done=ended'),
    }),
  },
  '/myaccount/messages': {
    form: 'messages',
    act: step(
      readAllMessages,
      (_, search) => ({ kind: search.get('kind') ?? '' }),
      (search) => (search.get('kind') ? at('/myaccount/messages', { kind: search.get('kind') ?? '' }) : '/myaccount/messages'),
    ),
  },
  '/myaccount/notifications': { form: 'notifications', act: keepWays },
  '/myaccount/decisions': {
    form: 'decisions',
    act: step(appealDecision, (form) => texts(form, 'caseNo', 'words'), '/myaccount/decisions?done=sent'),
  },
  '/myaccount/points': {
    form: 'gift',
    act: step(
      givePoints,
      (form) => ({ ...texts(form, 'to', 'message'), points: Number(text(form, 'points')) }),
      '/myaccount/points?done=given',
    ),
  },
  '/myaccount/orders/orderDetail': {
    form: 'order',
    by: 'shopper',
    act: pressed({
      'received-surely': step(
        confirmReceipt,
        (_, search, parcel) => ({ orderNo: orderOf(search), ...(parcel && { parcel: Number(parcel) }) }),
        orderPage,
      ),
      'cancel-surely': step(cancelOrder, (_, search) => ({ orderNo: orderOf(search) }), orderPage),
    }),
  },
}

const YEAR = 31_536_000
const remembered = (name: string, value: string): string => `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`

async function keepDetails(form: Form, call: MakeCall): Promise<Acted> {
  const person = texts(form, 'firstName', 'lastName', 'areaNum', 'mobile', 'email', 'nickname', 'signature', 'gender', 'birthday')
  const [language, sexType] = [text(form, 'language'), Number(text(form, 'sexType'))]
  const keep = step(updateDetails, () => ({ ...person, language, sexType }), '/myaccount/info?done=saved')
  const cookies = [remembered('sexType', String(sexType)), remembered('locale', language)]
  return { ...(await keep(form, call, new URLSearchParams(), '')), language: language === 'cht_CN' ? 'zh' : 'en', cookies }
}

const ADDRESS = ['firstName', 'lastName', 'areaNum', 'mobile', 'territory', 'provinceCode', 'city', 'postCode', 'address']
const USES = ['isDefault', 'isBilling', 'isShipping']

async function keepAddress(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  if (form.get('act') === 'places') return asks
  const given = { ...texts(form, ...ADDRESS), ...Object.fromEntries(USES.map((use) => [use, form.has(use)])) }
  const userAddressId = search.get('id')
  const next = '/myaccount/address?done=saved'
  const keep = userAddressId
    ? step(updateAddress, () => ({ ...given, userAddressId }), next)
    : step(createAddress, () => given, next)
  return keep(form, call, search, '')
}

async function makeDefault(form: Form, call: MakeCall): Promise<Acted> {
  const book = await call(queryAddress, {})
  const userAddressId = text(form, 'userAddressId')
  const address = book.ok ? book.data.find((one: AddressWire) => one.userAddressId === userAddressId) : undefined
  if (!book.ok || !address) return asks
  return { result: await call(updateAddress, { ...address, isDefault: true }), next: '/myaccount/address?done=made-default' }
}

/** What always comes is no tick of the form. */
function keepWays(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  const ways = eachWay((kind, way) => waysOfKinds[kind][way].always || form.has(`${kind}-${way}`))
  const hours = { quietFrom: Number(text(form, 'quietFrom')), quietUntil: Number(text(form, 'quietUntil')) }
  const wanted = { ways, ...hours, isQuiet: form.has('isQuiet'), isDigest: form.has('isDigest') }
  return step(saveWays, () => wanted, '/myaccount/notifications?done=saved')(form, call, search, '')
}

/** Only what is said otherwise than before is said now: since when it holds is kept. */
async function keepConsents(form: Form, call: MakeCall): Promise<Acted> {
  const before = await call(getConsents, {})
  let result = before
  for (const { kind, given } of before.ok ? before.data.list : [])
    if (result.ok && form.has(kind) !== given) result = await call(updateConsent, { kind, given: form.has(kind) })
  return { result, next: '/myaccount/consents?done=saved' }
}
