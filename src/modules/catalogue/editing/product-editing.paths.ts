import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  BeginProductInput,
  CheckProductInput,
  DraftsInput,
  DraftsWire,
  ProductChoicesWire,
  ProductDraft,
  ProductEditWire,
  ProductHistoryInput,
  ProductHistoryWire,
  ProductIdInput,
  ProductVersionInput,
  PublishProductInput,
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
export const takeProductVersion = postCall<TakeVersionInput, ProductEditWire>('/admin/product/takeVersion')
