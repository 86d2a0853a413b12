export { countWaitingPrices, decidePrices, type FarChange, holdPrices, listWaitingPrices } from './waiting-prices.ts'
