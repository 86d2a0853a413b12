import { fileCall, getCall } from '#platform/wire/call-path.ts'
import type { CertificateInput, CertificateWire } from './certificates.contract.ts'

export const checkCertificate = getCall<CertificateInput, CertificateWire>('/certificate/check')
/** The signed entries, to be checked without the shop. */
export const certificateFile = fileCall<CertificateInput>('/certificate/file')
