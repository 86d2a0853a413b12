export { drawCertificate } from './certificate-paper.ts'
export { drawCountSheet } from './count-sheet.ts'
export { drawReturnLabel } from './return-label.ts'
export { drawInvoice, drawSlips, type Issuer, type PaperOrder } from './order-papers.ts'
