import { houseSlug } from '#language/house.ts'
import { dayInHongKong, timeInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { csvStream } from '#platform/text/csv-stream.server.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import type { PostingsWanted } from './ledger.contract.ts'
import { readPostings } from './list-postings.ts'

const AT_ONCE = 500
const HEAD = ['day', 'time', 'posting', 'kind', 'subject', 'order', 'account', 'owner', 'owner name', 'unit', 'amount', 'lot']

/** Every entry of what is listed, a line each, the newest posting first: read and sent in pieces. */
export const streamEntries = (tx: Read, wanted: Omit<PostingsWanted, 'after'>): FileAnswer =>
  csvStream(`${houseSlug()}-ledger`, HEAD, entriesOf(tx, wanted))

async function* entriesOf(tx: Read, wanted: Omit<PostingsWanted, 'after'>): AsyncGenerator<string[][]> {
  for (let after = '', hasMore = true; hasMore; ) {
    const page = await readPostings(tx, { ...wanted, after }, AT_ONCE)
    yield page.list.flatMap(({ postingId, kind, subjectId, time, orderNo, entries }) => {
      const at = new Date(time)
      const head = [dayInHongKong(at), timeInHongKong(at), postingId, kind, subjectId, orderNo]
      return entries.map(({ purpose, ownerId, owner, unit, amount, lot }) => [
        ...head,
        purpose,
        ownerId,
        owner,
        unit,
        amount,
        lot,
      ])
    })
    after = page.list.at(-1)?.postingId ?? ''
    hasMore = page.hasMore
  }
}
