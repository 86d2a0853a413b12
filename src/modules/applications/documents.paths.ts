import { getCall, postCall } from '#platform/wire/call-path.ts'
import { DocumentsWire, ReplaceDocumentInput } from './documents.contract.ts'

/** What a merchant has shown, and until when it is valid. */
export const listDocuments = getCall('/seller/document/list', { access: { seller: 'team' }, output: DocumentsWire })
/** Another in place of one: it is read like those of an application, and the one before stays until it is accepted. */
export const replaceDocument = postCall('/seller/document/replace', {
  access: { seller: 'team' },
  once: true,
  perMinute: 30,
  input: ReplaceDocumentInput,
  output: DocumentsWire,
})
