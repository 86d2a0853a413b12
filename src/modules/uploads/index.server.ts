export { claimUpload, holdPictures, placeFor, takeOverUploads } from './keep-uploads.ts'
export { readAttached, readUpload } from './read-upload.ts'
export { openUploads, type Uploads } from './receive-upload.ts'
export { placeUploads } from './place-uploads.ts'
export { sweepUploads } from './sweep-uploads.ts'
export {
  bringUploadPolicies,
  isPurpose,
  KEPT_AS_RECORDS,
  MB,
  photographs,
  pictureHash,
  productPhotographs,
  uploadPolicies,
  type UploadPolicies,
  type UploadPolicy,
} from './upload-policies.ts'
