import { useState } from 'react'

/** What the shopper wants an order to be reduced by. */
export type RewardChoice = { couponCodes: string[]; usePoints: boolean; useBalance: boolean }

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

/** Goes from the bag into the checkout, and survives an error, a reload and the back button of this tab. Only for what is drawn in the browser. */
export function useRewardChoice() {
  const [choice, setChoice] = useState(readRewards)
  const choose = (part: Partial<RewardChoice>): void => {
    const next = { ...choice, ...part }
    setChoice(next)
    sessionStorage.setItem(KEPT, JSON.stringify(next))
  }
  return { choice, choose }
}
