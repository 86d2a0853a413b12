import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { destinationOf } from '#language/buying/territories.ts'
import { inNameOrder } from '#language/person-name.ts'
import type { Language } from '#language/languages.ts'
import { localPath, useLanguage } from '#language/texts.ts'
import { REWARD_CODES, screenCodes } from '#language/screen-codes.ts'
import type { BagLineWire } from '#modules/bag/bag.contract.ts'
import { getDetails } from '#modules/members/members.paths.ts'
import { DELIVERY, type ReceiverField } from '#modules/fulfilment/address.rules.ts'
import {
  changedDraft,
  type CheckoutDraft,
  destinationOfDraft,
  emptyDraft,
  itemsOf,
  requestFor,
  type RewardChoice,
} from '#modules/orders/placing/checkout-request.rules.ts'
import type { CreateInput, CreateWire } from '#modules/orders/orders.contract.ts'
import type { SettleInput, SettleWire } from '#modules/orders/placing/settle.contract.ts'
import { createOrder } from '#modules/orders/orders.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { useTried } from '../../own-page.tsx'
import { forgetRewards, useRewardChoice } from '../rewards/reward-choice.ts'
import { useSettlement } from '../rewards/use-settlement.ts'
import { bagStore } from '../shopper-state.ts'
import { fieldOrder, filledIn, forgetKey, keepDraft, keyFor, readDraft } from './checkout-draft.ts'
import type { SentCheckout } from './load-checkout.ts'
import { useKeptAddress } from './kept-choice.tsx'
import type { ReceiverWords } from './receiver-checks.ts'
import { type ReceiverChecks, useReceiverChecks } from './use-receiver-checks.ts'

type Told = { message: string; toBag: boolean }

/** The state of one checkout: what is typed, what it costs, what is wrong, and the one press that places it. */
export function useCheckout(lines: readonly BagLineWire[], quick: boolean, drawn: SentCheckout | undefined) {
  const language = useLanguage()
  const tried = useTried('checkout')
  const { draft, change } = useDraft(drawn?.draft)
  const [seen, setSeen] = useState<ReadonlySet<ReceiverField>>(new Set(tried?.values.act === 'place' ? fieldOrder : []))
  const address = useKeptAddress(drawn)
  const keptId = draft.logisticsType === DELIVERY ? address.chosen : undefined
  const kept = address.kept.find(({ userAddressId }) => userAddressId === keptId)
  const destination = kept ? destinationOf(kept.territory, kept.provinceCode) : destinationOfDraft(draft)
  const { choice, choose } = useRewardChoice(tried && drawn?.choice)
  const wanted = useWanted(lines, draft, destination, choice, keptId)
  const { sums, coupons, fitting = [], ready, refused, settle } = useSettlement(wanted, drawn?.settled)
  const { told, placing, inLine, send } = usePlacing(sums, settle, tried?.told)
  const { checks, fetchChecks } = useReceiverChecks()
  // Until it is known where we deliver, the quote says so.
  const farAway = sums?.zones.flatMap(({ places }) => places) ?? [destination]
  const problemsBy = (by: ReceiverChecks | undefined): ReceiverWords => {
    const { email, ...others } = by?.wordsOfProblems(draft, farAway, language) ?? {}
    return { ...(email && { email }), ...(keptId ? {} : others) }
  }
  const shown: ReceiverWords = Object.fromEntries(
    Object.entries(problemsBy(checks)).filter(([field]) => seen.has(field as ReceiverField)),
  )
  const place = async () => {
    setSeen(new Set(fieldOrder))
    const by = await fetchChecks()
    const problems = problemsBy(by)
    const first = inNameOrder(fieldOrder, language).find((field) => problems[field])
    if (first) return focusField(first)
    if (!sums || !ready) return
    await send({
      ...requestFor(lines, { ...draft, ...by?.readPhone(draft) }, keptId),
      ...{ ...choice, couponCodes: fitting, total: sums.total },
      quick,
      saveAddress: address.save && !keptId,
    })
  }
  return {
    draft,
    address,
    keptId,
    change: (part: Partial<CheckoutDraft>) => {
      setSeen(stillSeen(seen, shown, part))
      change(part)
    },
    leave: (field: ReceiverField) => {
      setSeen(new Set([...seen, field]))
      if (field === 'mobile' && checks) change(checks.phoneAsRead(draft))
    },
    problems: shown,
    ...{ wanted, choice, choose, coupons, sums, ready, refused, settle },
    ...{ told, placing, inLine, place },
  }
}

/** What is right until now is looked at again when it is left, not while it is typed. */
const stillSeen = (seen: ReadonlySet<ReceiverField>, shown: ReceiverWords, typed: Partial<CheckoutDraft>) =>
  new Set([...seen].filter((field) => !(field in typed) || shown[field]))

function useDraft(drawn = emptyDraft) {
  const [draft, setDraft] = useState<CheckoutDraft>(drawn)
  useEffect(() => {
    setDraft((before) => readDraft(before))
    // What the shopper keeps with us spares them the typing; what they type here wins.
    void call(getDetails, {}, { quiet: true }).then((result) => {
      const inHand = document.activeElement?.getAttribute('name') ?? undefined
      if (result.ok && result.data.kept) setDraft((typed) => filledIn(typed, result.data, inHand))
    })
  }, [])
  const change = (part: Partial<CheckoutDraft>) => {
    const next = changedDraft(draft, part)
    setDraft(next)
    keepDraft(next)
  }
  return { draft, change }
}

/** One press, one order: a second press while the first is under way does nothing, and a repeat carries the same key. */
function usePlacing(sums: SettleWire | undefined, settle: () => Promise<SettleWire | undefined>, drawn: string | undefined) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [told, setTold] = useState<Told | undefined>(drawn ? { message: drawn, toBag: false } : undefined)
  const [placing, setPlacing] = useState(false)
  const [inLine, setInLine] = useState<number>()
  const busy = useRef(false)
  const send = async (request: CreateInput) => {
    if (busy.current) return
    busy.current = true
    setPlacing(true)
    setTold(undefined)
    const result = await standInLine(request, setInLine)
    busy.current = false
    setPlacing(false)
    setInLine(undefined)
    if (result.ok) {
      forgetKey()
      forgetRewards()
      void bagStore.refresh()
      const { payType, orderNo } = result.data
      const page = payType === 'balance' ? 'success' : payType
      return navigate(localPath(language, `/payment/${page}?orderNo=${orderNo}`), { replace: true })
    }
    const changes = isAboutPrice(result.code) ? await sayChanges(sums, await settle(), language) : ''
    setTold({ message: [result.msg, changes].filter(Boolean).join(' '), toBag: goneCodes.has(result.code) })
    focusField('told')
  }
  return { told, placing, inLine, send }
}

/** Fetched when a price has changed; without it the refusal says enough. */
const sayChanges = (before: SettleWire | undefined, after: SettleWire | undefined, language: Language): Promise<string> =>
  import('../rewards/what-changed.ts').then(
    ({ whatChanged }) => whatChanged(before, after, language),
    () => '',
  )

const COME_AGAIN_MS = 200

/** Asks with the same key until it is this shopper's turn, and says which place they have meanwhile. */
async function standInLine(request: CreateInput, onPlace: (place: number) => void): Promise<CallResult<CreateWire>> {
  for (;;) {
    const result = await call(createOrder, request, { quiet: true, idempotencyKey: keyFor(request) })
    if (result.ok || result.code !== screenCodes.IN_LINE) return result
    onPlace(Number(result.data.place))
    await new Promise((resolve) => setTimeout(resolve, COME_AGAIN_MS))
  }
}

const isAboutPrice = (code: number): boolean =>
  code === screenCodes.PRICE_CHANGED || (code >= REWARD_CODES.first && code <= REWARD_CODES.last)
const goneCodes: ReadonlySet<number> = new Set([screenCodes.SOLD_OUT, screenCodes.STOCK_SHORT, screenCodes.OFFER_GONE])

/** After the render that shows the message, so that it is read. */
function focusField(name: string): void {
  requestAnimationFrame(() => document.getElementById(`checkout-${name}`)?.focus())
}

/** What is asked what it costs, the same one until something of it changes. */
function useWanted(
  lines: readonly BagLineWire[],
  draft: CheckoutDraft,
  destination: string,
  choice: RewardChoice,
  keptId: string | undefined,
): SettleInput {
  const { payType, logisticsType } = draft
  const isAsked = choice.couponCodes.length > 0
  // Once typing rests: each letter would be another question.
  const receiver = useRested(isAsked && !keptId ? JSON.stringify(receiverOf(draft)) : '')
  return useMemo(
    () => ({
      ...{ productItems: itemsOf(lines), comitPayType: payType, logisticsType, destination },
      ...(isAsked && keptId ? { orderAddressIVO: { userAddressId: keptId } } : {}),
      ...(receiver ? { orderAddressIVO: JSON.parse(receiver) as ReturnType<typeof receiverOf> } : {}),
      ...choice,
    }),
    [lines, payType, logisticsType, destination, choice, isAsked, keptId, receiver],
  )
}

const RESTED_MS = 800

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), RESTED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

const receiverOf = ({ areaNum, mobile, provinceCode, address }: CheckoutDraft) => ({ areaNum, mobile, provinceCode, address })
