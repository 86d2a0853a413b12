import type { CallPath } from '#platform/wire/call-path.ts'
import { fileCall, formCall } from '#platform/wire/call-path.ts'
import type { ReadUploadInput, UploadedWire } from './uploads.contract.ts'

/** What an upload is for; the rules of each are in upload-policies.ts. */
export type UploadPurpose =
  | 'receipt'
  | 'shop-picture'
  | 'product-picture'
  | 'brand-picture'
  | 'avatar'
  | 'authentication'
  | 'claim'
  | 'review'
  | 'return'
  | 'inspection'

export const sendUpload = (purpose: UploadPurpose): CallPath<Record<string, never>, UploadedWire, 'POST'> =>
  formCall(`/upload/${purpose}`)
export const readUpload = fileCall<ReadUploadInput>('/upload/file')
