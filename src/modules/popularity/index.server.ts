export { listCompanions, measureCompanions } from './product-companions.ts'
export { measurePopularity } from './product-popularity.ts'
