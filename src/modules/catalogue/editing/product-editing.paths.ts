import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
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

export const listDrafts = getCall<DraftsInput, DraftsWire>('/admin/product/drafts')
export const getProductEdit = getCall<ProductIdInput, ProductEditWire>('/admin/product/edit')
export const listProductChoices = getCall<Record<string, never>, ProductChoicesWire>('/admin/product/choices')
export const listProductHistory = getCall<ProductHistoryInput, ProductHistoryWire>('/admin/product/history')
export const beginProduct = postCall<BeginProductInput, ProductIdInput>('/admin/product/begin', { once: true })
export const saveProduct = postCall<ProductDraft, ProductDraft>('/admin/product/save')
export const checkProduct = postCall<CheckProductInput, ProductEditWire>('/admin/product/check')
export const publishProduct = postCall<PublishProductInput, ProductEditWire>('/admin/product/publish')
export const discardProduct = postCall<ProductVersionInput, Record<string, never>>('/admin/product/discard')
/** Takes what has changed in the shop over into a draft that was begun before. */
export const mergeProduct = postCall<ProductVersionInput, ProductEditWire>('/admin/product/merge')
export const takeProductVersion = postCall<TakeVersionInput, ProductEditWire>('/admin/product/takeVersion')
export const getProductPreview = getCall<ProductIdInput, ProductPreviewWire>('/admin/product/preview')
export const listPreviews = getCall<ProductIdInput, PreviewLinksWire>('/admin/product/preview/list')
export const sharePreview = postCall<SharePreviewInput, PreviewLink>('/admin/product/preview/share', { once: true })
export const endPreview = postCall<EndPreviewInput, PreviewLinksWire>('/admin/product/preview/end')
/** For whoever has the link. */
export const getSharedPreview = getCall<PreviewCodeInput, ProductPreviewWire>('/product/preview')
