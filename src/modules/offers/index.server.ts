export { findDispatchDays, listOffered, OFFERED_PAGE } from './selling/public-offers.ts'
export { endOffersOfOthers, withdrawOffers, writeHousePrices } from './house-prices.ts'
export { findBestOffers, findOffers, merchantsOfOffers, type OfferSnapshot } from './offer-snapshot.ts'
export { exportOwn, type FileItem, type FileOffer, findFileItems, findFileOffers } from './selling/file-offers.ts'
export { type FoundRow, findListed } from './selling/find-items.ts'
export {
  type Cell,
  countOfferRows,
  FILE_PAGE,
  getOwnFile,
  type JudgedOffers,
  keepOfferFile,
  listOfferRows,
  listOwnFiles,
  lockOfferFile,
  moveOfferFile,
  type NewRow,
  nextOfferRows,
  purgeOfferFiles,
  type RowResult,
  settleOfferRows,
  type StoredOfferFile,
} from './selling/offer-files.ts'
export {
  brandsOffered,
  countOwn,
  type ItemRow,
  listOwn,
  listRanked,
  OFFER_PAGE,
  type OwnOfferRow,
  type RankedOffer,
} from './selling/own-offers.ts'
export { endAllOffers, listOffering } from './selling/end-all-offers.ts'
export { addSourcedOffer } from './selling/sourced-offer.ts'
export { endOwnOffers, photosToClaim, saveOwnOffers, tellOfMerchant } from './selling/save-offers.ts'
export { takeUndercuts, wakeUndercuts } from './selling/undercuts.ts'
export { beginCount } from './counting/begin-count.ts'
export { bookCount, dropCount } from './counting/book-count.ts'
export { getCount, listCounts, readSheet } from './counting/read-counts.ts'
export { scanPiece } from './counting/scan-piece.ts'
export { isHeld, isInTheWay, salesOfProducts, setFileSales } from './scheduled-prices/file-sales.ts'
export { getSale, listSales } from './scheduled-prices/list-sales.ts'
export { endSale, previewSale, setSale } from './scheduled-prices/set-sale.ts'
export { endExpiredOffers, turnDuePrices } from './scheduled-prices/turn-prices.ts'
export { countStock } from './stock/count-stock.ts'
export { setCost, setCosts } from './stock/set-cost.ts'
export { listStockLedger } from './stock/stock-ledger.ts'
export { listStockHistory, moveStock } from './stock/stock-moves.ts'
export { listStock } from './stock/stock-page.ts'
export { giveBackStock, lockStock, settlePieces } from './stock/stock.ts'
