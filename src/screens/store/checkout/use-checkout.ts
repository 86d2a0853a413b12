import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { localPath, useLanguage } from '#language/texts.ts'
import { screenCodes } from '#language/screen-codes.ts'
import type { BagLineWire } from '#modules/bag/bag.contract.ts'
import { getDetails } from '#modules/members/members.paths.ts'
import {
  DELIVERY,
  plainPhone,
  type ReceiverField,
  type ReceiverProblems,
  receiverProblems,
} from '#modules/fulfilment/address.rules.ts'
import type { CreateInput, SettleWire } from '#modules/orders/orders.contract.ts'
import type { PayType } from '#modules/orders/orders.rules.ts'
import { createOrder, quoteOrder } from '#modules/orders/orders.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { bagStore } from '../shopper-state.ts'
import {
  type CheckoutDraft,
  emptyDraft,
  fieldOrder,
  filledIn,
  forgetKey,
  keepDraft,
  keyFor,
  readDraft,
  territoryOf,
} from './checkout-draft.ts'

import { useKeptAddress } from './kept-choice.tsx'

type Told = { message: string; toBag: boolean }

/** The state of one checkout: what is typed, what it costs, what is wrong, and the one press that places it. */
export function useCheckout(lines: readonly BagLineWire[], quick: boolean) {
  const { draft, change } = useDraft()
  const [seen, setSeen] = useState<ReadonlySet<ReceiverField>>(new Set())
  const { sums, ready, settle } = useSums(lines, draft)
  const { told, placing, send } = usePlacing(settle)
  const address = useKeptAddress()
  const keptId = draft.logisticsType === DELIVERY ? address.chosen : undefined
  const problems = keptId ? emailOf(receiverProblems(draft)) : receiverProblems(draft)
  const shown: ReceiverProblems = Object.fromEntries(
    Object.entries(problems).filter(([field]) => seen.has(field as ReceiverField)),
  )
  const place = async () => {
    setSeen(new Set(fieldOrder))
    const first = fieldOrder.find((field) => problems[field])
    if (first) return focusField(first)
    if (sums && ready)
      await send({ ...requestFor(lines, draft, sums.total, keptId), quick, saveAddress: address.save && !keptId })
  }
  return {
    draft,
    address,
    keptId,
    change,
    leave: (field: ReceiverField) => setSeen(new Set([...seen, field])),
    problems: shown,
    sums,
    ready,
    told,
    placing,
    place,
  }
}

const emailOf = ({ email }: ReceiverProblems): ReceiverProblems => (email ? { email } : {})

function useDraft() {
  const [draft, setDraft] = useState<CheckoutDraft>(emptyDraft)
  useEffect(() => {
    setDraft(readDraft())
    // What the shopper keeps with us spares them the typing; what they type here wins.
    void call(getDetails, {}, { quiet: true }).then((result) => {
      if (result.ok && result.data.kept) setDraft((typed) => filledIn(typed, result.data))
    })
  }, [])
  const change = (part: Partial<CheckoutDraft>) => {
    const next = { ...draft, ...part }
    if (part.provinceCode !== undefined) next.territory = territoryOf(part.provinceCode)
    if (part.logisticsType !== undefined && part.logisticsType !== draft.logisticsType) next.provinceCode = ''
    setDraft(next)
    keepDraft(next)
  }
  return { draft, change }
}

/** One press, one order: a second press while the first is under way does nothing, and a repeat carries the same key. */
function usePlacing(settle: () => Promise<void>) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [told, setTold] = useState<Told>()
  const [placing, setPlacing] = useState(false)
  const busy = useRef(false)
  const send = async (request: CreateInput) => {
    if (busy.current) return
    busy.current = true
    setPlacing(true)
    setTold(undefined)
    const result = await call(createOrder, request, { quiet: true, idempotencyKey: keyFor(request) })
    busy.current = false
    setPlacing(false)
    if (result.ok) {
      forgetKey()
      void bagStore.refresh()
      return navigate(localPath(language, `/payment/${result.data.payType}?orderNo=${result.data.orderNo}`), { replace: true })
    }
    if (result.code === screenCodes.PRICE_CHANGED) await settle()
    setTold({ message: result.msg, toBag: goneCodes.has(result.code) })
    focusField('told')
  }
  return { told, placing, send }
}

const goneCodes: ReadonlySet<number> = new Set([screenCodes.SOLD_OUT, screenCodes.STOCK_SHORT, screenCodes.OFFER_GONE])

/** After the render that shows the message, so that it is read. */
function focusField(name: string): void {
  requestAnimationFrame(() => document.getElementById(`checkout-${name}`)?.focus())
}

function useSums(lines: readonly BagLineWire[], { payType, logisticsType }: CheckoutDraft) {
  const [settled, setSettled] = useState<{ sums: SettleWire; payType: PayType }>()
  const asked = useRef(0)
  const settle = useCallback(async () => {
    asked.current += 1
    const turn = asked.current
    const result = await call(quoteOrder, { productItems: itemsOf(lines), comitPayType: payType, logisticsType })
    // The answer to an older question never replaces that of a newer one.
    if (result.ok && turn === asked.current) setSettled({ sums: result.data, payType })
  }, [lines, payType, logisticsType])
  useEffect(() => void settle(), [settle])
  // Old sums stay to be seen while new ones are asked for, but nothing is bought by them.
  return { sums: settled?.sums, ready: settled?.payType === payType, settle }
}

const itemsOf = (lines: readonly BagLineWire[]) =>
  lines.map((line) => ({ skuId: line.skuId, skuPriceId: line.skuPriceId, quantity: line.quantity }))

function requestFor(lines: readonly BagLineWire[], draft: CheckoutDraft, total: string, keptId: string | undefined): CreateInput {
  const { payType, email, logisticsType, ...typed } = draft
  const receiver = { ...typed, mobile: plainPhone(typed.mobile) }
  return {
    productItems: itemsOf(lines),
    logisticsType,
    ...(logisticsType === 1
      ? { selfLogisticsForm: receiver }
      : { orderAddressIVO: keptId ? { userAddressId: keptId } : receiver }),
    comitPayType: payType,
    billEmail: email.trim(),
    total,
  }
}
