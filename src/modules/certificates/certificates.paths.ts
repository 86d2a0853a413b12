import { fileCall, getCall } from '#platform/wire/call-path.ts'
import { CertificateInput, CertificateWire } from './certificates.contract.ts'

export const checkCertificate = getCall('/certificate/check', {
  access: 'anyone',
  // A code has 80 bits; whoever tries many is held back all the same.
  perMinute: 30,
  input: CertificateInput,
  output: CertificateWire,
})
/** The signed entries, to be checked without the shop. */
export const certificateFile = fileCall('/certificate/file', { access: 'anyone', perMinute: 30, input: CertificateInput })
