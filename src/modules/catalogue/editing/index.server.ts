export { gapsOf } from './completeness.rules.ts'
export { applyKept, findKept, type Kept, NOTHING_KEPT, readKept } from './kept-facts.ts'
export { findNameProblems } from './known-names.ts'
export { keepDrafts, makeBrand, newProducts, removeDrafts, type WantedDraft } from './many-drafts.ts'
export { inPresentNames } from './present-names.ts'
export { getPreviewDetail } from './preview-detail.ts'
export { askForPictures, findPicturesToMake, pictureIsMade, type PictureToMake } from './pictures-ahead.ts'
export { listDrafts } from './list-drafts.ts'
export { listProductChoices } from './product-choices.ts'
export {
  beginDraft,
  discardDraft,
  lastChangedBy,
  listDueDrafts,
  lockDraft,
  lockDueDraft,
  lockProducts,
  markDraft,
  rebaseDraft,
  removeDraft,
  saveDraft,
  showProductEdit,
} from './product-drafts.ts'
export { getProductVersion, listProductHistory } from './product-history.ts'
export { type LiveProduct, type ProductChange, readProductDocuments } from './read-documents.ts'
export { releaseDueProducts, writeProducts } from './write-products.ts'
export { endPreview, getPreview, listPreviews, sharePreview } from './product-previews.ts'
