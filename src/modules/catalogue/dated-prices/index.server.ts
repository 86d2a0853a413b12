export { type HeldSale, isHeld, isInTheWay, salesOfProducts, setFileSales } from './file-sales.ts'
export { getSale, listSales } from './list-sales.ts'
export { endSale, previewSale, setSale } from './set-sale.ts'
export { turnDuePrices } from './turn-prices.ts'
