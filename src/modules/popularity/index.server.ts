export { listBoughtTogether, measureBoughtTogether } from './bought-together.ts'
export { measurePopularity } from './product-popularity.ts'
