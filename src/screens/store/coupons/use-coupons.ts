import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { couponsText } from '#language/account/coupons.text.ts'
import { useTexts } from '#language/texts.ts'
import { couponStates, type ShownCouponState } from '#modules/coupons/coupon-states.rules.ts'
import type { CouponsWire } from '#modules/coupons/coupons.contract.ts'
import { claimCoupon, queryCoupons } from '#modules/coupons/coupons.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { toast } from '#ui/toasts.ts'
import { quietly, useLoading, useSent } from '../../own-page.tsx'

export async function loadCoupons(call: MakeCall): Promise<CouponsWire | undefined> {
  const result = await call(queryCoupons, {})
  return result.ok ? result.data : undefined
}

const stateIn = (search: string): ShownCouponState => {
  const wanted = new URLSearchParams(search).get('state')
  return couponStates.find((state) => state === wanted) ?? 'unused'
}

/** All of a member's coupons, and those of the state that the address names. */
export function useCoupons() {
  const texts = useTexts(couponsText)
  const state = stateIn(useLocation().search)
  const sent = useSent<typeof loadCoupons>()
  const [coupons, setCoupons] = useState(sent)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    const found = await loadCoupons(quietly)
    if (found) setCoupons(found)
    else setFailed(true)
  }, [])
  useLoading(load, sent !== undefined)
  /** Answers why not; empty when it is theirs. */
  const claim = async (couponCode: string): Promise<string> => {
    const result = await call(claimCoupon, { couponCode }, { quiet: true })
    if (!result.ok) return result.data.fields?.couponCode ?? result.msg
    toast('success', texts.claimed)
    await load()
    return ''
  }
  return {
    state,
    counts: coupons?.counts,
    list: coupons?.list.filter((coupon) => coupon.state === state),
    failed,
    load,
    claim,
  }
}
