export { gapsOf } from './completeness.rules.ts'
export { findNameProblems } from './known-names.ts'
export { keepDrafts, makeBrand, newProducts, removeDrafts, type WantedDraft } from './many-drafts.ts'
export { listProductChoices } from './product-choices.ts'
export {
  beginDraft,
  discardDraft,
  lastChangedBy,
  listDrafts,
  lockDraft,
  lockDueDrafts,
  lockProducts,
  markDraft,
  removeDraft,
  saveDraft,
  showProductEdit,
} from './product-drafts.ts'
export { getProductVersion, listProductHistory } from './product-history.ts'
export { type LiveProduct, type ProductChange, readProductDocuments } from './read-documents.ts'
export { writeProducts } from './write-products.ts'
