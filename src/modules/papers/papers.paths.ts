import { fileCall } from '#platform/wire/call-path.ts'
import type { CertificatePaperInput, InvoiceInput, SlipsInput } from './papers.contract.ts'

export const invoicePaper = fileCall<InvoiceInput>('/order/order/invoice')
export const packingSlips = fileCall<SlipsInput>('/admin/order/packingSlips')
export const certificatePaper = fileCall<CertificatePaperInput>('/certificate/paper')
