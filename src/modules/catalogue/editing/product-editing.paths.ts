import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  BeginProductInput,
  CheckProductInput,
  DraftsInput,
  DraftsWire,
  EndPreviewInput,
  PreviewCodeInput,
  PreviewLink,
  PreviewLinksWire,
  ProductChoicesWire,
  ProductDraft,
  ProductEditWire,
  ProductHistoryInput,
  ProductHistoryWire,
  ProductIdInput,
  ProductPreviewWire,
  ProductVersionInput,
  PublishProductInput,
  SharePreviewInput,
  TakeVersionInput,
} from './product-editing.contract.ts'

export const listDrafts = getCall('/admin/product/drafts', { access: 'read-products', input: DraftsInput, output: DraftsWire })
export const getProductEdit = getCall('/admin/product/edit', {
  access: 'read-products',
  input: ProductIdInput,
  output: ProductEditWire,
})
export const listProductChoices = getCall('/admin/product/choices', { access: 'read-products', output: ProductChoicesWire })
export const listProductHistory = getCall('/admin/product/history', {
  access: 'read-products',
  lags: true,
  input: ProductHistoryInput,
  output: ProductHistoryWire,
})
export const beginProduct = postCall('/admin/product/begin', {
  access: 'edit-products',
  once: true,
  input: BeginProductInput,
  output: ProductIdInput,
})
export const saveProduct = postCall('/admin/product/save', { access: 'edit-products', input: ProductDraft, output: ProductDraft })
export const checkProduct = postCall('/admin/product/check', {
  access: 'edit-products',
  input: CheckProductInput,
  output: ProductEditWire,
})
export const publishProduct = postCall('/admin/product/publish', {
  access: 'publish-products',
  input: PublishProductInput,
  output: ProductEditWire,
})
export const discardProduct = postCall('/admin/product/discard', { access: 'edit-products', input: ProductVersionInput })
/** Takes what has changed in the shop over into a draft that was begun before. */
export const mergeProduct = postCall('/admin/product/merge', {
  access: 'edit-products',
  input: ProductVersionInput,
  output: ProductEditWire,
})
export const takeProductVersion = postCall('/admin/product/takeVersion', {
  access: 'edit-products',
  input: TakeVersionInput,
  output: ProductEditWire,
})
export const getProductPreview = getCall('/admin/product/preview', {
  access: 'read-products',
  input: ProductIdInput,
  output: ProductPreviewWire,
})
export const listPreviews = getCall('/admin/product/preview/list', {
  access: 'read-products',
  input: ProductIdInput,
  output: PreviewLinksWire,
})
export const sharePreview = postCall('/admin/product/preview/share', {
  access: 'edit-products',
  once: true,
  input: SharePreviewInput,
  output: PreviewLink,
})
export const endPreview = postCall('/admin/product/preview/end', {
  access: 'edit-products',
  input: EndPreviewInput,
  output: PreviewLinksWire,
})
/** For whoever has the link. */
export const getSharedPreview = getCall('/product/preview', {
  access: 'anyone',
  input: PreviewCodeInput,
  output: ProductPreviewWire,
})
