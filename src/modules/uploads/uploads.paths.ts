import { type Access, fileCall, formCall } from '#platform/wire/call-path.ts'
import { ReadUploadInput, UploadedWire } from './uploads.contract.ts'

/** What an upload is for, and who sends it; the rules of each are in upload-policies.ts. */
const senders = {
  receipt: 'shopper',
  'shop-picture': 'arrange-home',
  'product-picture': 'edit-products',
  'brand-picture': 'keep-shelves',
  'listing-picture': { seller: 'offer' },
  'offer-picture': { seller: 'offer' },
  avatar: 'member',
  authentication: 'authenticate',
  claim: 'shopper',
  review: 'shopper',
  return: 'shopper',
  inspection: 'handle-pieces',
  'seller-answer': { seller: 'ship' },
  'sent-item': { seller: 'ship' },
  application: 'member',
  'post-picture': 'member',
  'profile-picture': 'member',
  /** Of a buyer, and of who acts for a merchant. */
  conversation: 'member',
  answer: 'answer-members',
  /** Of who asks for something, and of who finds it. */
  sourcing: 'member',
} as const satisfies Record<string, Access>
export type UploadPurpose = keyof typeof senders

export const sendUpload = (purpose: UploadPurpose) =>
  formCall(`/upload/${purpose}`, {
    access: senders[purpose],
    perMinute: 20,
    // The file may take its time: no transaction waits for it.
    reads: true,
    output: UploadedWire,
  })
export const readUpload = fileCall('/upload/file', { access: 'anyone', input: ReadUploadInput })
