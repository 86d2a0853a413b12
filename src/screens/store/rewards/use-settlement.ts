import { useCallback, useEffect, useRef, useState } from 'react'
import { listCartCoupons, quoteOrder } from '#modules/orders/orders.paths.ts'
import type { CartCouponsWire, SettleInput, SettleWire } from '#modules/orders/placing/settle.contract.ts'
import type { CallResult, MakeCall } from '#platform/wire/call-path.ts'
import { quietly } from '../../own-page.tsx'

/** Why it cannot be bought so: said beside the piece it is about, if it is about one. */
export type Refused = { message: string; skuId: string }
export type Settlement = {
  sums: SettleWire
  /** Undefined where they could not be had. */
  coupons: CartCouponsWire | undefined
  /** Of those that were chosen, what the sums are made with. */
  fitting: string[]
}
type Known = { settled?: Settlement; settledFor?: SettleInput; refused?: Refused; refusedFor?: SettleInput }

/**
 * What these pieces cost with what is chosen, as the server says. A coupon that does not fit, or not any more, stays chosen and is said;
 * the sums are without it.
 */
export function useSettlement(wanted: SettleInput | undefined, drawn?: Settlement | Refused) {
  const [known, setKnown] = useState(() => (drawn && wanted ? knownOf(drawn, wanted) : {}))
  const asked = useRef(0)
  const settle = useCallback(async (): Promise<SettleWire | undefined> => {
    asked.current += 1
    const turn = asked.current
    if (!wanted) return undefined
    const found = await askWhatItCosts(quietly, wanted)
    // The answer to an older question never replaces that of a newer one.
    if (turn !== asked.current) return undefined
    setKnown(({ settled, settledFor }) => ({
      ...(settled && { settled }),
      ...(settledFor && { settledFor }),
      ...knownOf(found, wanted),
    }))
    return 'message' in found ? undefined : found.sums
  }, [wanted])
  useEffect(() => void settle(), [settle])
  const refused = wanted && known.refusedFor === wanted ? known.refused : undefined
  // Old sums stay to be seen while new ones are asked for, but nothing is bought by them.
  return { ...known.settled, ready: wanted !== undefined && known.settledFor === wanted && !refused, refused, settle }
}

const knownOf = (found: Settlement | Refused, wanted: SettleInput): Known =>
  'message' in found ? { refused: found, refusedFor: wanted } : { settled: found, settledFor: wanted }

export async function askWhatItCosts(call: MakeCall, wanted: SettleInput): Promise<Settlement | Refused> {
  const chosen = wanted.couponCodes ?? []
  const listing = call(listCartCoupons, wanted)
  const fitting = chosen.length > 0 ? fittingOf(await listing, chosen) : []
  const settled = await call(quoteOrder, { ...wanted, couponCodes: fitting })
  if (!settled.ok) return reasonOf(settled)
  const listed = await listing
  return { sums: settled.data, coupons: listed.ok ? listed.data : undefined, fitting }
}

const fittingOf = (listed: CallResult<CartCouponsWire>, chosen: string[]): string[] =>
  listed.ok
    ? [...new Set(listed.data.list.flatMap(({ couponCode, isChosen, isUsed }) => (isChosen && isUsed ? [couponCode] : [])))]
    : chosen

const reasonOf = ({ msg, data }: CallResult<SettleWire> & { ok: false }): Refused => ({
  message: Object.values(data.fields ?? {})[0] ?? msg,
  skuId: typeof data.skuId === 'string' ? data.skuId : '',
})
