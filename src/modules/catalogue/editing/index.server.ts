export { gapsOf } from './completeness.rules.ts'
export { findNameProblems } from './known-names.ts'
export { getPreviewDetail } from './preview-detail.ts'
export { listDrafts } from './list-drafts.ts'
export { listProductChoices } from './product-choices.ts'
export {
  beginDraft,
  discardDraft,
  lastChangedBy,
  lockDraft,
  lockDueDrafts,
  lockProducts,
  markDraft,
  rebaseDraft,
  removeDraft,
  saveDraft,
  showProductEdit,
} from './product-drafts.ts'
export { getProductVersion, listProductHistory } from './product-history.ts'
export { readProductDocuments } from './read-documents.ts'
export { writeProducts, releaseDueProducts } from './write-products.ts'
export { endPreview, findPreview, listPreviews, sharePreview } from './product-previews.ts'
