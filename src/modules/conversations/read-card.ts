import { sql } from 'kysely'
import { ConversationRow, JOINS, presentCard, CARD_COLUMNS } from './conversation-rows.ts'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { CardWire } from './conversations.contract.ts'
import type { Subject } from './write-messages.ts'

const Row = ConversationRow.pick({
  orderNo: true,
  requestNo: true,
  house: true,
  wanted: true,
  brandName: true,
  titleEn: true,
  titleZh: true,
  brandCode: true,
  articleNumber: true,
  hash: true,
  width: true,
  height: true,
  lines: true,
  cents: true,
})

/** What a conversation would be about, before there is one. */
export async function readCard(
  tx: Read,
  { accountId, merchantId, orderId, productId, requestId }: Omit<Subject, 'kind'>,
  language: Language,
): Promise<CardWire | null> {
  const [row] = await readRows(
    tx,
    Row,
    sql`select ${CARD_COLUMNS} from (select null::uuid as conversation_id, ${accountId}::uuid as account_id,
      ${merchantId}::uuid as merchant_id, ${orderId}::uuid as order_id, ${productId}::uuid as product_id, ${requestId}::uuid as request_id, null::uuid as assigned_to) c ${JOINS}`,
  )
  return row ? presentCard(row, language) : null
}
