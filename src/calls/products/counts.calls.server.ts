import { drawSheet } from '#flows/products/draw-count-sheet.ts'
import {
  beginCount,
  bookCount,
  countSheet,
  dropCount,
  getCount,
  listCounts,
  scanPiece,
} from '#modules/offers/counting/counting.paths.ts'
import {
  beginCount as begin,
  bookCount as book,
  dropCount as drop,
  getCount as readCount,
  listCounts as readCounts,
  scanPiece as scan,
} from '#modules/offers/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const countCalls: Call[] = [
  defineCall(listCounts, ({ tx, language }, { pageNum }) => readCounts(tx, pageNum, language)),
  defineCall(getCount, ({ tx, language }, wanted) => readCount(tx, wanted, language)),
  defineCall(beginCount, ({ tx, caller }, wanted) => begin(tx, actorOf(caller), wanted)),
  defineCall(scanPiece, ({ tx, caller, language }, wanted) => scan(tx, actorOf(caller), wanted, language)),
  defineCall(bookCount, ({ tx, caller }, wanted) => book(tx, actorOf(caller), wanted)),
  defineCall(dropCount, async ({ tx, caller }, wanted) => {
    await drop(tx, actorOf(caller), wanted)
    return {}
  }),
  defineCall(countSheet, ({ tx }, wanted) => drawSheet(tx, wanted)),
]
