import type { OwnOfferWire } from '#modules/offers/selling/selling.contract.ts'

/** Without cents where there are none, as people type it. */
const plain = (amount: string): string => amount.replace(/\.00$/, '')

/** An offer as its form begins. */
export const typedOf = ({ skuId, condition, salesPrice, listPrice, stock, endDay, dispatchDays }: OwnOfferWire) => ({
  ...{ skuId, condition, salesPrice: plain(salesPrice), listPrice: plain(listPrice), endDay, dispatchDays },
  ...{ stock, stockWas: stock },
})
