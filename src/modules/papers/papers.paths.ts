import { fileCall } from '#platform/wire/call-path.ts'
import { CertificatePaperInput, InvoiceInput, SlipsInput } from './papers.contract.ts'

// Drawing one takes a moment of the process: nobody has hundreds drawn.
export const invoicePaper = fileCall('/order/order/invoice', { access: 'shopper', perMinute: 20, input: InvoiceInput })
export const packingSlips = fileCall('/admin/order/packingSlips', { access: 'move-orders', perMinute: 20, input: SlipsInput })
export const certificatePaper = fileCall('/certificate/paper', { access: 'anyone', perMinute: 20, input: CertificatePaperInput })
