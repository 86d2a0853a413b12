export { drawCertificate } from './certificate-paper.ts'
export { drawReturnLabel } from './return-label.ts'
export { drawInvoice, drawSlips, type Issuer, type PaperOrder } from './order-papers.ts'
