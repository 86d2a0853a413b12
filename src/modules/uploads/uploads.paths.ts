import { type Access, fileCall, formCall } from '#platform/wire/call-path.ts'
import { ReadUploadInput, UploadedWire } from './uploads.contract.ts'

/**
 * What an upload is for: each subject adds what it takes in, and says in its `uploads` who sends it and what becomes of it.
 * @public
 */
export interface UploadPurposes {}
export type UploadPurpose = keyof UploadPurposes
/** By what a subject says of its uploads, their purposes. */
export type PurposesOf<Policies> = { [Purpose in keyof Policies]: true }

/** Who sends it, its subject says (`sentBy`); who makes the call need not know. */
export const sendUpload = (purpose: UploadPurpose, sentBy: Exclude<Access, 'anyone'> = 'shopper') =>
  formCall(`/upload/${purpose}`, {
    access: sentBy,
    perMinute: 20,
    // The file may take its time: no transaction waits for it.
    reads: true,
    output: UploadedWire,
  })
export const readUpload = fileCall('/upload/file', { access: 'anyone', input: ReadUploadInput })
