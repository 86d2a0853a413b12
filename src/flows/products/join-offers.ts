import { useOffers } from '#modules/catalogue/index.server.ts'
import { houseMerchant } from '#modules/merchants/index.server.ts'
import {
  countStock,
  endOffersOfOthers,
  isHeld,
  isInTheWay,
  salesOfProducts,
  setCosts,
  setFileSales,
  withdrawOffers,
  writeHousePrices,
} from '#modules/offers/index.server.ts'

/** A product is written with what it costs: gives the catalogue its offers, once for the process. */
export const joinOffers = (): void =>
  useOffers({
    writePrices: async (tx, by, prices) => writeHousePrices(tx, by, await houseMerchant(tx), prices),
    withdraw: withdrawOffers,
    endOfOthers: endOffersOfOthers,
    ...{ countStock, isHeld, isInTheWay, salesOfProducts, setCosts, setFileSales },
  })
