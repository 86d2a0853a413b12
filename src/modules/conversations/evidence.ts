import { sql } from 'kysely'
import { z } from 'zod'
import { house } from '#language/house.ts'
import { dayInHongKong, timeInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { sides, type Side } from './conversations.rules.ts'

/** So many of the newest messages go before the moderators. */
const MOST_SHOWN = 12

const Said = z.object({
  side: z.enum(sides),
  authorId: z.string(),
  words: z.string(),
  pictures: z.array(z.string()),
  sentAt: z.date(),
  buyer: z.string().nullable(),
  merchantEn: z.string().nullable(),
  merchantZh: z.string().nullable(),
})

export type Evidence = { title: string; body: string; author: string; authorId: string | null; pictures: string[] }

/** What was written last, line by line, and who wrote last for the side that is reported. */
export async function readEvidence(tx: Read, conversationId: string, reported: Side): Promise<Evidence> {
  const rows = await readRows(
    tx,
    Said,
    sql`select s.side, s.author_id as "authorId", s.body as words, s.sent_at as "sentAt",
        array(select i.upload_id from conversation_pictures i where i.conversation_id = s.conversation_id and i.position = s.position order by i.place) as pictures,
        coalesce(nullif(n.nickname, ''), n.first_name) as buyer, m.name_en as "merchantEn", m.name_zh as "merchantZh"
      from conversation_messages s join conversations c on c.conversation_id = s.conversation_id
        left join account_names n on n.account_id = c.account_id left join merchant_card m on m.merchant_id = c.merchant_id
      where s.conversation_id = ${conversationId} order by s.position desc limit ${MOST_SHOWN}`,
  )
  const [last] = rows
  const names = { buyer: last?.buyer || '–', merchant: last?.merchantEn ?? '–', shop: house().name.en }
  // Each is named in the text by its place among the pictures beside it.
  const shown = rows.toReversed().flatMap(({ pictures }) => pictures)
  const numbersOf = (pictures: readonly string[]) => pictures.map((one) => shown.indexOf(one) + 1)
  const said = rows.toReversed().map(({ side, words, pictures, sentAt }) => {
    const when = `${dayInHongKong(sentAt)} ${timeInHongKong(sentAt)}`
    return `${names[side]} · ${when}\n${[words, pictures.length > 0 ? `[${numbersOf(pictures).join(', ')}]` : ''].filter(Boolean).join(' ')}`
  })
  return {
    title: names[reported],
    body: said.join('\n\n'),
    author: names[reported],
    authorId: rows.find(({ side }) => side === reported)?.authorId ?? null,
    pictures: shown,
  }
}
