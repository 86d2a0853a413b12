import { useEffect, useState } from 'react'
import type { RewardChoice } from '#modules/orders/placing/checkout-request.rules.ts'
import { useOwner } from '../../own-page.tsx'

const KEPT = 'praya.rewards'
const nothing: RewardChoice = { couponCodes: [], usePoints: false, useBalance: false }

function readRewards(): RewardChoice {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Partial<RewardChoice>) }
  } catch {
    return nothing
  }
}

/** The order is placed: the next one begins without. */
export const forgetRewards = (): void => sessionStorage.removeItem(KEPT)

/** Goes from the bag into the checkout, and survives an error, a reload and the back button of this tab. `drawn`: as it was sent without script. */
export function useRewardChoice(drawn = nothing) {
  // What the server has drawn knows of no tab.
  const isDrawn = useOwner() !== undefined
  const [choice, setChoice] = useState(() => (isDrawn ? drawn : readRewards()))
  useEffect(() => {
    if (isDrawn && drawn === nothing) setChoice(readRewards())
  }, [isDrawn, drawn])
  const choose = (part: Partial<RewardChoice>): void => {
    const next = { ...choice, ...part }
    setChoice(next)
    sessionStorage.setItem(KEPT, JSON.stringify(next))
  }
  return { choice, choose }
}
