import { drawCertificate } from '#flows/delivery/draw-certificate.ts'
import { drawOrderInvoice, drawPackingSlips } from '#flows/show-order/draw-papers.ts'
import type { Register } from '#modules/certificates/index.server.ts'
import { certificatePaper, invoicePaper, packingSlips } from '#modules/papers/papers.paths.ts'
import type { Uploads } from '#modules/uploads/index.server.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** What is printed: made when it is asked for, and kept nowhere. */
export const paperCalls = (services: Register & { settings: ReadSettings; uploads: Uploads }): Call[] => [
  defineCall(invoicePaper, async ({ tx, caller }, wanted) =>
    drawOrderInvoice(tx, caller.accountId, (await services.settings(tx)).business, wanted),
  ),
  defineCall(packingSlips, ({ tx }, { orderNos, language }) =>
    drawPackingSlips(tx, orderNos.split(',').filter(Boolean), language),
  ),
  defineCall(certificatePaper, ({ tx }, { code, language }) => drawCertificate(tx, services, code, language)),
]
