import { z } from 'zod'

/** Papers are asked for in a language, whatever the browser prefers. */
const language = z.enum(['en', 'zh']).default('en')
export const InvoiceInput = z.object({ orderNo: z.string().max(20), language })
export type InvoiceInput = z.input<typeof InvoiceInput>
export const SlipsInput = z.object({
  /** Numbers, divided by commas. */
  orderNos: z.string().min(1, 'required').max(1_100, 'too-many'),
  language,
})
export type SlipsInput = z.input<typeof SlipsInput>
export const CertificatePaperInput = z.object({ code: z.string().max(80), language })
export type CertificatePaperInput = z.input<typeof CertificatePaperInput>
