import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath, useLanguage } from '#language/texts.ts'
import type { OrderState } from '#modules/orders/orders.rules.ts'
import type { PayType } from '#modules/orders/payments/pay-types.rules.ts'
import type { PaymentStateWire, PaymentWire } from '#modules/orders/payments/payments.contract.ts'
import { capturePayment, getPaymentState, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { call } from '#platform/wire/call-client.ts'

const ASK_EVERY_MS = 3_000

/** The order a payment screen is about; known only in the browser, since pages are the same for everybody. */
export function useOrderNumber(): string | undefined {
  const [orderNo, setOrderNo] = useState<string>()
  useEffect(() => setOrderNo(new URLSearchParams(location.search).get('orderNo') ?? ''), [])
  return orderNo
}

export type Opened = { payment?: PaymentWire; refused?: { code: number; msg: string } }

/** Opens the payment of this way; opening again, after a reload or the back button, is the same payment. */
export function useOpenPayment(
  orderNo: string | undefined,
  payType: PayType,
  drawn: Opened = {},
): Opened & { retry: () => void } {
  const [opened, setOpened] = useState(drawn)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (orderNo === undefined) return
    let current = true
    void call(
      startPayment,
      { orderNo, payType },
      { quiet: true, idempotencyKey: `open-${orderNo}-${payType}-${turn}-${openingOf(orderNo)}` },
    ).then((result) => {
      if (current) setOpened(result.ok ? { payment: result.data } : { refused: { code: result.code, msg: result.msg } })
    })
    return () => {
      current = false
    }
  }, [orderNo, payType, turn])
  return { ...opened, retry: () => setTurn((before) => before + 1) }
}

/** Each opening of a page asks afresh what is true now; only twins of one opening share a key. */
const openings = new Map<string, string>()
function openingOf(orderNo: string): string {
  const known = openings.get(orderNo)
  if (known) return known
  const made = crypto.randomUUID()
  openings.set(orderNo, made)
  setTimeout(() => openings.delete(orderNo), 1_000)
  return made
}

/** Asks how the payment stands until it is decided, and moves on to the thank-you page once the order is paid. */
export function usePaymentState(
  orderNo: string | undefined,
  options: { capture?: boolean; drawn?: PaymentStateWire | undefined } = {},
): { state: PaymentStateWire | undefined; refused: Opened['refused']; set: (state: PaymentStateWire) => void } {
  const [state, setState] = useState(options.drawn)
  const [refused, setRefused] = useState<Opened['refused']>()
  const navigate = useNavigate()
  const language = useLanguage()
  const { capture = false } = options
  useEffect(() => {
    if (orderNo === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const ask = async (): Promise<void> => {
      const result = await call(capture ? capturePayment : getPaymentState, { orderNo }, { quiet: true })
      if (!current) return
      if (result.ok) setState(result.data)
      else if (lost.has(result.code)) return setRefused({ code: result.code, msg: result.msg })
      if (!result.ok || !isDecided(result.data)) timer = setTimeout(again, ASK_EVERY_MS)
    }
    const again = (): void => void ask()
    again()
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [orderNo, capture])
  const paid = state && isPaid(state)
  useEffect(() => {
    if (paid) void navigate(localPath(language, `/payment/success?orderNo=${orderNo}`), { replace: true })
  }, [paid, navigate, language, orderNo])
  return { state, refused, set: setState }
}

/** There is nothing to wait for. */
const lost: ReadonlySet<number> = new Set([screenCodes.NOT_FOUND, screenCodes.BAD_INPUT])
const isPaid = (state: PaymentStateWire): boolean => state.paymentState === 'succeeded'
const isDecided = (state: PaymentStateWire): boolean => isPaid(state) || isOver(state.orderState)
/** There is nothing to pay any more. */
export const isOver = (order: OrderState): boolean => order === 'closed' || order === 'refund-pending' || order === 'refunded'

const HOUR = 3_600
const two = (num: number): string => String(num).padStart(2, '0')

/** Minutes and seconds, as a clock shows them; of hours, those before. */
export const clockFace = (seconds: number): string => {
  const minutes = Math.floor((seconds % HOUR) / 60)
  return seconds < HOUR ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(seconds / HOUR)}:${two(minutes)}:${two(seconds % 60)}`
}

/** How long the shopper still has, by the server's clock: a wrong clock in the browser changes nothing. */
export function useTimeLeft(expiresAt: string | undefined, serverTime: string | undefined): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (!expiresAt || !serverTime) return
    const ends = performance.now() + Date.parse(expiresAt) - Date.parse(serverTime)
    const tick = () => setLeft(Math.max(0, Math.ceil((ends - performance.now()) / 1_000)))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [expiresAt, serverTime])
  return left
}
