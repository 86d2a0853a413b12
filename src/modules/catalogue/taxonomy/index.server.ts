export { findBrandPlaces, getBrandShelf, HIDDEN, listBrandShelves, presentBrandCode, saveBrandShelf } from './brand-taxonomy.ts'
export {
  addCategory,
  mergeCategory,
  moveCategory,
  type MovedPaths,
  saveCategory,
  splitCategory,
} from './change-categories.ts'
export { listCategoryProducts, listCategoryShelves, presentPaths } from './read-categories.ts'
