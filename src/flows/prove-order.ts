import { issueCode, redeemCode } from '#modules/codes/index.server.ts'
import { CODE_MINUTES } from '#modules/codes/codes.rules.ts'
import { mailCode } from '#modules/mailing/index.server.ts'
import { getOrder, recordProof, requireViewer } from '#modules/orders/index.server.ts'
import { maskedEmail } from '#modules/orders/masked-contact.rules.ts'
import type { CodeSentWire } from '#modules/codes/codes.contract.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'

const PURPOSE = 'order'
type Asker = { ownerId: string; language: Language; network: string }

/** Sends a code to the contact of an order that this session may read; pressed again too soon, it says when it may be. */
export async function sendOrderCode(tx: Tx, asker: Asker, orderNo: string, limitScale: number): Promise<CodeSentWire> {
  const order = await getOrder(tx, orderNo)
  await requireViewer(tx, order, asker.ownerId)
  const contact = order.contact_email
  const place = { purpose: PURPOSE, subject: order.order_id, ownerId: asker.ownerId }
  const { codeId, code, resendSeconds } = await issueCode(tx, { ...place, contact, network: asker.network }, limitScale)
  if (code !== undefined)
    await mailCode(tx, {
      codeId,
      code,
      minutes: CODE_MINUTES,
      orderNumber: order.order_number,
      recipient: contact,
      language: asker.language,
    })
  return { sentTo: maskedEmail(contact), resendSeconds, minutes: CODE_MINUTES }
}

/** Anyone who reads the mails of the order's contact may do with the order what the shopper may. */
export async function proveOrder(
  database: Database,
  ownerId: string,
  { orderNo, code }: { orderNo: string; code: string },
): Promise<void> {
  const order = await getOrder(database.pool, orderNo)
  await requireViewer(database.pool, order, ownerId)
  const place = { purpose: PURPOSE, subject: order.order_id, ownerId }
  await redeemCode(database, place, code, (tx) => recordProof(tx, order, ownerId))
}
