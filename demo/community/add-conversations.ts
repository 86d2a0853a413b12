import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { insertRows } from '../row-batches.ts'
import { demoMember } from '../sign-ins.ts'

const HOUR = 3_600_000

type Said = { by: 'buyer' | 'merchant' | 'shop'; words: string; hoursAgo: number }
type Talk = {
  /** A member by their name in the community; the member of the demo where none is named. */
  buyer?: string
  merchant?: string
  /** About something this merchant sells. */
  aboutItem?: true
  /** The answer that is owed was, or is, due so many hours after the question. */
  dueHours: number
  /** How far the one who asked has read: all of it, or not the last. */
  unread?: true
  said: readonly Said[]
}

const talks: readonly Talk[] = [
  {
    merchant: 'M-LANTERN',
    aboutItem: true,
    dueHours: 24,
    unread: true,
    said: [
      { by: 'buyer', words: 'Is the strap long enough to wear across over a winter coat?', hoursAgo: 30 },
      {
        by: 'merchant',
        words: 'It is 112 cm at its longest. Over a coat, someone of 165 cm wears it just above the hip.',
        hoursAgo: 27,
      },
      { by: 'buyer', words: 'Thank you. And does the dust bag come with it?', hoursAgo: 26 },
      { by: 'merchant', words: 'Yes, the dust bag and the box, both unused.', hoursAgo: 5 },
    ],
  },
  {
    dueHours: 24,
    said: [
      { by: 'buyer', words: 'Can I collect an order in Tsim Sha Tsui instead of having it sent?', hoursAgo: 75 },
      {
        by: 'shop',
        words:
          'You can. Choose “Collect” at checkout, or write the order number here within an hour of paying and we change it for you.',
        hoursAgo: 71,
      },
      { by: 'buyer', words: 'That was quick. Thank you!', hoursAgo: 70.8 },
    ],
  },
  {
    buyer: '嘉欣',
    merchant: 'M-LANTERN',
    aboutItem: true,
    dueHours: 24,
    said: [{ by: 'buyer', words: '請問袋口的磁石扣有沒有使用痕跡？可否多拍一張近照？', hoursAgo: 6 }],
  },
  {
    buyer: 'Theo Ma',
    merchant: 'M-LANTERN',
    aboutItem: true,
    dueHours: 24,
    said: [
      { by: 'buyer', words: 'Would you take it back if the shade does not match the belt?', hoursAgo: 52 },
      {
        by: 'merchant',
        words: 'Within seven days of delivery, unworn and with its tag. The shop checks it first.',
        hoursAgo: 47,
      },
    ],
  },
  {
    buyer: 'Dennis Choi',
    merchant: 'M-LANTERN',
    aboutItem: true,
    dueHours: 24,
    said: [
      { by: 'buyer', words: 'Half the price and I take it today.', hoursAgo: 12 },
      { by: 'merchant', words: 'Thank you for your interest. The price is as shown.', hoursAgo: 11 },
      { by: 'buyer', words: 'Then keep it, you crooks. I shall tell everyone what you are.', hoursAgo: 10.5 },
    ],
  },
  {
    buyer: '靜雯',
    dueHours: 24,
    said: [{ by: 'buyer', words: '想改送貨地址到公司，訂單今早才付款，來得及嗎？', hoursAgo: 2 }],
  },
  {
    buyer: 'Nadia Karim',
    dueHours: 24,
    said: [
      {
        by: 'buyer',
        words: 'The lock of my bag turns stiffly since the rain. Is that a case for the care service?',
        hoursAgo: 9,
      },
    ],
  },
  {
    merchant: 'M-WESTPIER',
    buyer: '',
    dueHours: 24,
    said: [
      { by: 'merchant', words: 'A courier has two of our parcels on one slip. Which number do we enter?', hoursAgo: 20 },
      { by: 'shop', words: 'Enter the same number for both. We take them apart when they arrive.', hoursAgo: 18 },
    ],
  },
]

/** What members and sellers of the demo ask each other and the shop: some of it answered, some of it waiting. */
export async function addConversations(tx: Tx, now: Date): Promise<void> {
  for (const talk of talks) await addConversation(tx, talk, now)
}

async function addConversation(tx: Tx, talk: Talk, now: Date): Promise<void> {
  const merchant = talk.merchant ? await findMerchant(tx, talk.merchant) : undefined
  const buyer = talk.buyer === '' ? null : await findBuyer(tx, talk.buyer)
  const clerk = await findId(tx, sql`select operator_id as id from operators where name = 'Ada Lam'`)
  const at = ({ hoursAgo }: Said): Date => new Date(now.getTime() - hoursAgo * HOUR)
  const [first, last] = [talk.said[0]!, talk.said.at(-1)!]
  const conversation_id = newId()
  const kind = !merchant ? 'support' : buyer ? 'seller' : 'partner'
  await insertRows(tx, 'conversations', [
    {
      conversation_id,
      kind,
      account_id: buyer,
      merchant_id: merchant?.merchantId ?? null,
      order_id: null,
      product_id: talk.aboutItem && merchant ? merchant.productId : null,
      begun_at: at(first),
      last_position: talk.said.length,
      last_at: at(last),
      assigned_to: null,
    },
  ])
  const authors = { buyer, merchant: merchant?.accountId ?? null, shop: clerk }
  await insertRows(
    tx,
    'conversation_messages',
    talk.said.map((one, place) => ({
      conversation_id,
      position: place + 1,
      side: one.by,
      author_id: authors[one.by],
      client_key: newId(),
      body: one.words,
      masked: [],
      is_gone: false,
      sent_at: at(one),
      order_id: null,
      product_id: null,
    })),
  )
  await insertRows(tx, 'conversation_reads', readsOf(conversation_id, talk))
  await insertRows(tx, 'conversation_waits', waitsOf(conversation_id, talk, at))
}

/** Each side has read up to what it wrote last; who asked has read the answers, too, but where one is new. */
function readsOf(conversation_id: string, { said, unread }: Talk) {
  const asker = said[0]!.by
  return [...new Set(said.map(({ by }) => by))].map((side) => ({
    conversation_id,
    side,
    mailed: true,
    read_position: side === asker && !unread ? said.length : said.findLastIndex(({ by }) => by === side) + 1,
  }))
}

/** From the first question after an answer until the next answer. What is only thanks is owed nothing. */
function waitsOf(conversation_id: string, { said, dueHours }: Talk, at: (one: Said) => Date) {
  const asker = said[0]!.by
  return said.flatMap((one, place) => {
    const isQuestion = one.by === asker && (place === 0 || said[place - 1]?.by !== asker)
    if (!isQuestion) return []
    const answer = said.slice(place).find(({ by }) => by !== asker)
    const isThanks = !answer && place > 0
    const began_at = at(one)
    return [
      {
        conversation_id,
        position: place + 1,
        began_at,
        due_at: new Date(began_at.getTime() + dueHours * HOUR),
        ended_at: answer ? at(answer) : isThanks ? began_at : null,
        is_settled: isThanks,
      },
    ]
  })
}

const Id = z.object({ id: z.string() })
const findId = async (tx: Tx, query: Parameters<typeof readRows>[2]): Promise<string | null> =>
  (await readRows(tx, Id, query))[0]?.id ?? null

const findBuyer = (tx: Tx, name: string | undefined): Promise<string | null> =>
  name
    ? findId(tx, sql`select account_id as id from profiles where nickname = ${name}`)
    : findId(tx, sql`select account_id as id from contacts where value = ${demoMember.email}`)

const Merchant = z.object({ merchantId: z.string(), accountId: z.string(), productId: z.string().nullable() })

/** With its owner, and a bag it sells. */
async function findMerchant(tx: Tx, code: string) {
  const [found] = await readRows(
    tx,
    Merchant,
    sql`select m.merchant_id as "merchantId", p.account_id as "accountId",
        (select v.product_id from offers o join variants v on v.sku_id = o.sku_id join product_categories c on c.product_id = v.product_id
          where o.merchant_id = m.merchant_id and not o.withdrawn and c.path like 'women/bags/%' order by v.product_id limit 1) as "productId"
      from merchants m join merchant_people p on p.merchant_id = m.merchant_id and p.role = 'owner'
      where m.merchant_code = ${code} limit 1`,
  )
  return found
}
