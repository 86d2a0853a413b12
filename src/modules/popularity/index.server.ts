export { listBoughtTogether, measureBoughtTogether } from './bought-together.ts'
export { foldTrails, forgetTrails, learnFromChoices, listLessons, noteChoice } from './search-choices.ts'
export { measurePopularity } from './product-popularity.ts'
