import { drawCertificate } from '#flows/delivery/draw-certificate.ts'
import { drawOrderInvoice, drawPackingSlips } from '#flows/show-order/draw-papers.ts'
import type { Register } from '#modules/certificates/index.server.ts'
import { CertificatePaperInput, InvoiceInput, SlipsInput } from '#modules/papers/papers.contract.ts'
import { certificatePaper, invoicePaper, packingSlips } from '#modules/papers/papers.paths.ts'
import type { Uploads } from '#modules/uploads/index.server.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { type Call, defineCall, fileAnswer } from '#platform/call.server.ts'

/** Drawing one takes a moment of the process: nobody has hundreds drawn. */
const PAPERS_PER_MINUTE = 20

/** What is printed: made when it is asked for, and kept nowhere. */
export const paperCalls = (services: Register & { settings: ReadSettings; uploads: Uploads }): Call[] => [
  defineCall(invoicePaper, {
    access: 'shopper',
    input: InvoiceInput,
    output: fileAnswer,
    perMinute: PAPERS_PER_MINUTE,
    run: async ({ tx, caller }, wanted) => drawOrderInvoice(tx, caller.accountId, (await services.settings(tx)).business, wanted),
  }),
  defineCall(packingSlips, {
    access: 'move-orders',
    input: SlipsInput,
    output: fileAnswer,
    perMinute: PAPERS_PER_MINUTE,
    run: ({ tx }, { orderNos, language }) => drawPackingSlips(tx, orderNos.split(',').filter(Boolean), language),
  }),
  defineCall(certificatePaper, {
    access: 'anyone',
    input: CertificatePaperInput,
    output: fileAnswer,
    perMinute: PAPERS_PER_MINUTE,
    run: ({ tx }, { code, language }) => drawCertificate(tx, services, code, language),
  }),
]
