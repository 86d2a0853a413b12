import { buyerMessageText, sourcingMessageText } from '#language/sourcing/sourcing-messages.text.ts'
import { writeMessage } from '#modules/inbox/index.server.ts'
import { listShippers } from '#modules/merchants/index.server.ts'
import type { RequestRow } from '#modules/sourcing/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

type Asked = Pick<RequestRow, 'request_number' | 'account_id' | 'house' | 'version'>

/** Tells the member what has become of what they asked for. */
export async function notifyAsker(tx: Tx, request: Asked, told: keyof typeof sourcingMessageText): Promise<void> {
  const { title, words } = sourcingMessageText[told]
  const { request_number: number, account_id: accountId, house, version } = request
  await writeMessage(tx, accountId, {
    kind: 'offers',
    title,
    text: { en: words.en(house), zh: words.zh(house) },
    link: `/myaccount/sourcing/request?no=${number}`,
    dedupeKey: `sourcing ${told} ${number} ${version}`,
  })
}

/** Tells those who look after requests at a global buyer. */
export async function notifyBuyer(
  tx: Tx,
  request: Asked,
  merchantId: string,
  told: keyof typeof buyerMessageText,
): Promise<void> {
  const { title, words } = buyerMessageText[told]
  const { request_number: number, house, version } = request
  for (const accountId of await listShippers(tx, merchantId))
    await writeMessage(tx, accountId, {
      kind: 'offers',
      title,
      text: { en: words.en(house), zh: words.zh(house) },
      link: `/seller/sourcing/${number}`,
      dedupeKey: `sourcing buyer ${told} ${number} ${version}`,
    })
}
