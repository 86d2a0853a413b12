export { checkChain } from './certificate-chain.ts'
export {
  type CertifiedPiece,
  issueCertificate,
  listCertificateCodes,
  whyGone,
  withdrawOfPieces,
  withdrawWithThis,
} from './certificates.ts'
export { certificateFileOf, KEYS_PATH, type Register, showCertificate } from './present-certificate.ts'
