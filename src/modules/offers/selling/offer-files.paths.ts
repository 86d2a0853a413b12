import { fileCall, formCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  ExportOffersInput,
  OfferFileDetailWire,
  OfferFileIdInput,
  OfferFileInput,
  OfferFilesInput,
  OfferFilesWire,
  SendOfferFileInput,
} from './offer-files.contract.ts'

const access = { seller: 'offer' } as const

/** A merchant's offers as a file that changes nothing when it is imported as it is. */
export const exportOffers = fileCall('/seller/offer/export', { access, lags: true, perMinute: 20, input: ExportOffersInput })
export const listOfferFiles = getCall('/seller/offer/files', { access, input: OfferFilesInput, output: OfferFilesWire })
export const getOfferFile = getCall('/seller/offer/file', { access, input: OfferFileInput, output: OfferFileDetailWire })
export const sendOfferFile = formCall('/seller/offer/sendFile', {
  access,
  // The file may take its time: no transaction waits for it.
  reads: true,
  perMinute: 20,
  input: SendOfferFileInput,
  output: OfferFileIdInput,
})
export const runOfferFile = postCall('/seller/offer/runFile', {
  access,
  once: true,
  input: OfferFileIdInput,
  output: OfferFileIdInput,
})
/** What was refused, each row with its reason, to be mended and sent again. */
export const refusedOffers = fileCall('/seller/offer/refused', { access, input: OfferFileIdInput })
