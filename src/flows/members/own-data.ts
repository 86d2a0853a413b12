import { Readable } from 'node:stream'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { houseSlug } from '#language/house.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import { type ExportedPart as Part, exportedParts, personalData } from '#platform/access/personal-data.server.ts'

const AT_ONCE = 100
type Value = z.infer<ReturnType<typeof z.json>>
type Row = Record<string, Value>
const Found = z.object({ place: z.string(), row: z.record(z.string(), z.json()) })

/** Everything kept of a member, for the member alone: read and sent in pieces, so that a long life here fits, too. */
export const showOwnData = (tx: Read, accountId: string): FileAnswer => ({
  content: Readable.from(textOf(tx, accountId)),
  type: 'application/json; charset=utf-8',
  name: `${houseSlug()}-${dayInHongKong(clock.now())}.json`,
})

async function* textOf(tx: Read, accountId: string): AsyncGenerator<string> {
  let before = '{\n'
  for (const [name, part] of Object.entries(exportedParts(personalData()))) {
    yield `${before}${JSON.stringify(name)}: [`
    let between = ''
    for await (const row of rowsOf(tx, part, accountId)) {
      yield `${between}\n${JSON.stringify(row, null, 2)}`
      between = ','
    }
    yield ']'
    before = ',\n'
  }
  yield '\n}\n'
}

async function* rowsOf(tx: Read, part: Part, accountId: string): AsyncGenerator<Value> {
  const text = sql`${sql.join([wordsOf(part, 't'), ...childrenOf(part, 't')], sql` || `)}`
  for (let after = '(0,0)', found = AT_ONCE; found === AT_ONCE; ) {
    const rows = await readRows(
      tx,
      Found,
      sql`select t.ctid::text as place, ${text} as row from ${sql.table(part.table)} t
        where ${isOf(part, accountId)} and ${isShown(part, 't')} and t.ctid > ${after}::tid order by t.ctid limit ${AT_ONCE}`,
    )
    for (const { row } of rows) yield presentRow(part, row)
    after = rows.at(-1)?.place ?? after
    found = rows.length
  }
}

function isOf({ account, contact }: Part, accountId: string): RawBuilder<unknown> {
  if (contact) return sql`${sql.ref(`t.${contact}`)} in (select value from account_contacts where account_id = ${accountId})`
  return sql`${sql.ref(`t.${account}`)} = ${accountId}`
}

const isShown = ({ unless }: Part, row: string) => (unless ? sql`not ${sql.ref(`${row}.${unless}`)}` : sql`true`)

/** What a row says itself; its links to other rows say nothing to anybody. */
function wordsOf({ only, without = [], on, account }: Part, row: string): RawBuilder<unknown> {
  if (only)
    return sql`jsonb_build_object(${sql.join(only.flatMap((column) => [sql.lit(column), sql`${sql.ref(`${row}.${column}`)}`]))})`
  const left = [...without, ...(account ? [account] : []), ...(on ? [typeof on === 'string' ? on : on[0]] : [])]
  return sql`to_jsonb(${sql.ref(row)}) - ${sql.val(left)}::text[]`
}

function childrenOf({ with: parts = {} }: Part, parent: string): RawBuilder<unknown>[] {
  return Object.entries(parts).map(([name, part]) => {
    const [row, on = ''] = [`${parent}${name}`, part.on]
    const [here, there] = typeof on === 'string' ? [on, on] : on
    const words = sql.join([wordsOf(part, row), ...childrenOf(part, row)], sql` || `)
    const rows = part.one ? sql`to_jsonb(jsonb_agg(${words}) -> 0)` : sql`jsonb_agg(${words} order by ${sql.ref(row)}.ctid)`
    return sql`jsonb_build_object(${sql.lit(name)}, (select ${rows} from ${sql.table(part.table)} ${sql.id(row)}
      where ${sql.ref(`${row}.${here}`)} = ${sql.ref(`${parent}.${there}`)} and ${isShown(part, row)}))`
  })
}

/** Who of the shop did something is data of theirs; keys that keep the shop from doing things twice are nobody’s. */
const INSIDE = /(_by|_by_id|^actor_id|dedupe_key)$/

/** What the books say of a member is theirs when it is below nothing; here it is said as they would. */
function presentRow(part: Part, row: Row): Value {
  if (!part.counted || !Array.isArray(row.entries)) return present(row)
  const said = (amount: number): Value => (row.unit === 'cents' ? toWire(0 - amount) : 0 - amount)
  const entries = row.entries.map((entry) => Entry.parse(entry))
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  return present({ ...row, sum: said(sum), entries: entries.map((entry) => ({ ...entry, amount: said(entry.amount) })) })
}
const Entry = z.looseObject({ amount: z.number() })

/** Columns as they are called elsewhere: amounts as amounts, and nothing of what is empty. */
function present(value: Value): Value {
  if (Array.isArray(value)) return value.map(present)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name, one]) => one !== null && !INSIDE.test(name))
  return Object.fromEntries(
    fields.map(([name, one]) => {
      const plain = name.replace(/_?cents$/i, '')
      if (plain !== name && typeof one === 'number') return [spoken(plain), toWire(one)]
      return [spoken(name), name === 'parts' ? partsOf(one) : present(one)]
    }),
  )
}

/** What a price is made of stands in cents. */
const partsOf = (parts: Value): Value =>
  typeof parts === 'object' && parts !== null && !Array.isArray(parts)
    ? Object.fromEntries(Object.entries(parts).map(([name, one]) => [name, typeof one === 'number' ? toWire(one) : one]))
    : present(parts)

const spoken = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
