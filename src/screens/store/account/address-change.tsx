import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { addressChangeText } from '#language/account/address-book.text.ts'
import { isLocal, territories } from '#language/buying/territories.ts'
import { languageOfPath } from '#language/languages.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { AddressWire } from '#modules/address-book/address-book.contract.ts'
import type { ChangeAddressInput, OrderWire } from '#modules/orders/orders.contract.ts'
import { changeOrderAddress, getOrder } from '#modules/orders/orders.paths.ts'
import { NEW_ADDRESS } from '#modules/orders/placing/checkout-request.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { headTags } from '../head-tags.ts'
import { OrderCode } from '../order/order-code.tsx'
import { placeLines } from '../order/order-place.ts'
import '../order/order.css'
import { AccountWaiting } from './account-frame.tsx'
import { AddressFields, emptyAddress } from './address-fields.tsx'
import { keptChoice, useKeptAddresses } from './kept-addresses.ts'
import { useAddressDraft } from './use-address-draft.ts'
import { useRequestKey } from '#ui/request-key.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(addressChangeText, languageOfPath(location.pathname)).title,
    pathname: location.pathname,
    matches,
    noindex: true,
  })

/** The one change of where an order goes, by whoever placed it. */
export default function AddressChange() {
  const language = useLanguage()
  const texts = useTexts(addressChangeText)
  const found = useOrder()
  const kept = useKeptAddresses()
  return (
    <div className="wrap order-find">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="mute">{texts.lead}</p>
      {found === 'none' ? (
        <WhichOrder />
      ) : !found || !kept ? (
        <AccountWaiting />
      ) : (
        <>
          <p className="address-now">
            <span className="mute">{`${texts.order(found.orderNo)} · ${texts.now}`}</span>
            {placeLines(found, language).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          {found.addressChange === 'open' ? <ChangeForm order={found} kept={kept} /> : <Final order={found} />}
        </>
      )}
    </div>
  )
}

function useOrder(): OrderWire | 'none' | undefined {
  const [order, setOrder] = useState<OrderWire | 'none'>()
  useEffect(() => {
    const orderNo = new URLSearchParams(location.search).get('orderNo')
    if (!orderNo) return setOrder('none')
    void call(getOrder, { orderNo }, { quiet: true }).then((result) => setOrder(result.ok ? result.data : 'none'))
  }, [])
  return order
}

function WhichOrder() {
  const language = useLanguage()
  const texts = useTexts(addressChangeText)
  const action = (
    <>
      <a className="btn" href={localPath(language, '/myaccount/orders')}>
        {texts.toOrders}
      </a>
      <a className="btn btn-line" href={localPath(language, '/order/find')}>
        {texts.toFind}
      </a>
    </>
  )
  return (
    <EmptyState title={texts.noNumber} action={action}>
      {texts.noNumberWords}
    </EmptyState>
  )
}

const orderAddress = (orderNo: string): string => `/myaccount/orders/orderDetail?orderNo=${orderNo}`

function ToOrder({ orderNo }: OrderWire) {
  const language = useLanguage()
  const texts = useTexts(addressChangeText)
  return (
    <a className="link" href={localPath(language, orderAddress(orderNo))}>
      {texts.toOrder}
    </a>
  )
}

function Final({ order }: { order: OrderWire }) {
  const texts = useTexts(addressChangeText)
  return (
    <div className="order-find-form">
      <p className="address-told">{order.addressChange === 'done' ? texts.done : texts.over}</p>
      <ToOrder {...order} />
    </div>
  )
}

function ChangeForm({ order, kept }: { order: OrderWire; kept: AddressWire[] }) {
  const language = useLanguage()
  const texts = useTexts(addressChangeText)
  const { draft, problems, check, change, leave } = useAddressDraft(
    // What is masked is not to be typed over.
    order.contactMasked ? emptyAddress : { ...emptyAddress, ...order.address },
  )
  const [chosen, setChosen] = useState(NEW_ADDRESS)
  const { told, busy, needsCode, leaveCode, send } = useChange(order.orderNo)
  const wanted = chosen === NEW_ADDRESS ? draft : { userAddressId: chosen }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== NEW_ADDRESS || check()) void send(wanted)
  }
  if (needsCode) return <OrderCode orderNo={order.orderNo} onProven={() => send(wanted)} onLeave={leaveCode} />
  const offered = territories.filter((territory) => isLocal(territory) === isLocal(order.address.territory))
  const choices = kept
    .filter(({ isDelivered, territory }) => isDelivered && offered.includes(territory))
    .map((address) => keptChoice(address, language))
  return (
    <form className="order-find-form address-form" noValidate onSubmit={submit}>
      {choices.length > 0 ? (
        <ChoiceList
          title={texts.newOne}
          name="address"
          value={chosen}
          onChoose={setChosen}
          choices={[...choices, { value: NEW_ADDRESS, name: texts.another }]}
        />
      ) : null}
      {chosen === NEW_ADDRESS ? (
        <AddressFields {...{ draft, problems }} onChange={change} onLeave={leave} territories={offered} />
      ) : null}
      <p className="address-told" role="alert">
        {told}
      </p>
      <div className="address-form-foot">
        <Button type="submit" busy={busy}>
          {busy ? texts.changing : texts.change}
        </Button>
        <ToOrder {...order} />
      </div>
    </form>
  )
}

function useChange(orderNo: string) {
  const language = useLanguage()
  const texts = useTexts(addressChangeText)
  const navigate = useNavigate()
  const [told, setTold] = useState('')
  const [busy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const { keyOf } = useRequestKey()
  const send = useCallback(
    async (orderAddressIVO: ChangeAddressInput['orderAddressIVO']) => {
      setBusy(true)
      setTold('')
      const result = await call(
        changeOrderAddress,
        { orderNo, orderAddressIVO },
        { quiet: true, idempotencyKey: keyOf(orderAddressIVO) },
      )
      setBusy(false)
      setNeedsCode(!result.ok && result.code === screenCodes.ORDER_CODE_NEEDED)
      if (result.ok) {
        toast('success', texts.changed)
        return navigate(localPath(language, orderAddress(orderNo)), { replace: true })
      }
      return setTold(Object.values(result.data.fields ?? {})[0] ?? result.msg)
    },
    [orderNo, keyOf, language, texts, navigate],
  )
  return { told, busy, needsCode, leaveCode: () => setNeedsCode(false), send }
}
