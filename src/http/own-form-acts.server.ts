import type { AddressWire, CreateAddressInput } from '#modules/address-book/address-book.contract.ts'
import { createAddress, deleteAddress, queryAddress, updateAddress } from '#modules/address-book/address-book.paths.ts'
import { getConsents, updateConsent } from '#modules/consents/consents.paths.ts'
import { claimCoupon } from '#modules/coupons/coupons.paths.ts'
import type { ReadAllInput } from '#modules/inbox/inbox.contract.ts'
import { readAllMessages } from '#modules/inbox/inbox.paths.ts'
import type { DetailsAsked } from '#modules/members/members.contract.ts'
import { updateDetails } from '#modules/members/members.paths.ts'
import { changePassword, endSignIn } from '#modules/members/sign-in.paths.ts'
import { cancelOrder, confirmReceipt } from '#modules/orders/orders.paths.ts'
import { givePoints } from '#modules/points/points.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { aftercareForms } from './aftercare-form-acts.server.ts'
import { type Acted, asks, type Form, type OwnFormActs, text } from './form-act.ts'

/** Every form of the account by the address it is sent to. */
export const ownForms: Readonly<Record<string, OwnFormActs>> = {
  ...aftercareForms,
  '/myaccount/info': { form: 'details', act: keepDetails },
  '/myaccount/address': { form: 'address', act: changeBook },
  '/myaccount/address/add': { form: 'address', act: keepAddress },
  '/myaccount/consents': { form: 'consents', act: keepConsents },
  '/myaccount/coupons': { form: 'coupons', act: putByCoupon },
  '/myaccount/devices': { form: 'devices', act: changeWaysIn },
  '/myaccount/messages': { form: 'messages', act: readAll },
  '/myaccount/points': { form: 'gift', act: giveToFriend },
  '/myaccount/orders/orderDetail': { form: 'order', act: changeOrder },
}

const YEAR = 31_536_000
const remembered = (name: string, value: string): string => `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`

async function keepDetails(form: Form, call: MakeCall): Promise<Acted> {
  const typed = Object.fromEntries(
    ['firstName', 'lastName', 'areaNum', 'mobile', 'email', 'language', 'nickname', 'signature', 'gender', 'birthday'].map(
      (name) => [name, text(form, name)],
    ),
  )
  // Whatever it holds, the call looks at it.
  const told = { ...typed, sexType: Number(text(form, 'sexType')) } as DetailsAsked
  const result = await call(updateDetails, told)
  const cookies = [remembered('sexType', String(told.sexType)), remembered('locale', told.language)]
  return { result, next: '/myaccount/info?done=saved', language: told.language === 'cht_CN' ? 'zh' : 'en', cookies }
}

const ADDRESS = ['firstName', 'lastName', 'areaNum', 'mobile', 'territory', 'provinceCode', 'city', 'postCode', 'address']

async function keepAddress(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  if (form.get('act') === 'places') return asks
  const typed = Object.fromEntries(ADDRESS.map((name) => [name, text(form, name)]))
  const uses = { isDefault: form.has('isDefault'), isBilling: form.has('isBilling'), isShipping: form.has('isShipping') }
  const given = { ...typed, ...uses } as CreateAddressInput
  const userAddressId = search.get('id')
  const result = userAddressId ? await call(updateAddress, { ...given, userAddressId }) : await call(createAddress, given)
  return { result, next: '/myaccount/address?done=saved' }
}

async function changeBook(form: Form, call: MakeCall): Promise<Acted> {
  const [act, userAddressId] = [form.get('act'), text(form, 'userAddressId')]
  if (act === 'delete-surely')
    return { result: await call(deleteAddress, { userAddressId }), next: '/myaccount/address?done=deleted' }
  if (act !== 'make-default') return asks
  const book = await call(queryAddress, {})
  const address = book.ok ? book.data.find((one: AddressWire) => one.userAddressId === userAddressId) : undefined
  if (!book.ok || !address) return asks
  return { result: await call(updateAddress, { ...address, isDefault: true }), next: '/myaccount/address?done=made-default' }
}

/** Only what is said otherwise than before is said now: since when it holds is kept. */
async function keepConsents(form: Form, call: MakeCall): Promise<Acted> {
  const before = await call(getConsents, {})
  let result = before
  for (const { kind, given } of before.ok ? before.data.list : [])
    if (result.ok && form.has(kind) !== given) result = await call(updateConsent, { kind, given: form.has(kind) })
  return { result, next: '/myaccount/consents?done=saved' }
}

async function changeWaysIn(form: Form, call: MakeCall): Promise<Acted> {
  const [oldPassword, password] = [text(form, 'oldPassword'), text(form, 'password')]
  if (form.get('act') === 'password')
    return { result: await call(changePassword, { oldPassword, password }), next: '/myaccount/devices?done=kept' }
  if (form.get('act') !== 'end') return asks
  return { result: await call(endSignIn, { sessionId: text(form, 'sessionId') }), next: '/myaccount/devices?done=ended' }
}

async function putByCoupon(form: Form, call: MakeCall): Promise<Acted> {
  const result = await call(claimCoupon, { couponCode: text(form, 'couponCode') })
  return { result, next: '/myaccount/coupons?done=claimed' }
}

async function giveToFriend(form: Form, call: MakeCall): Promise<Acted> {
  const gift = { to: text(form, 'to'), points: Number(text(form, 'points')), message: text(form, 'message') }
  return { result: await call(givePoints, gift), next: '/myaccount/points?done=given' }
}

async function readAll(_form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  const kind = search.get('kind') ?? ''
  const result = await call(readAllMessages, { kind } as ReadAllInput)
  return { result, next: kind === '' ? '/myaccount/messages' : `/myaccount/messages?${new URLSearchParams({ kind })}` }
}

async function changeOrder(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  const orderNo = search.get('orderNo') ?? ''
  const next = `/myaccount/orders/orderDetail?${new URLSearchParams({ orderNo })}`
  const parcel = /^received-surely-(\d{1,3})$/.exec(text(form, 'act'))?.[1]
  if (parcel) return { result: await call(confirmReceipt, { orderNo, parcel: Number(parcel) }), next }
  if (form.get('act') === 'received-surely') return { result: await call(confirmReceipt, { orderNo }), next }
  if (form.get('act') === 'cancel-surely') return { result: await call(cancelOrder, { orderNo }), next }
  return asks
}
