import { z } from 'zod'
import { drawSheet } from '#flows/products/draw-count-sheet.ts'
import {
  BeginCountInput,
  BookCountInput,
  BookCountWire,
  CountDetailInput,
  CountDetailWire,
  CountIdInput,
  CountLineWire,
  CountSheetInput,
  CountsInput,
  CountsWire,
  ScanInput,
} from '#modules/offers/counting/counting.contract.ts'
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
import { actorOf, type Call, defineCall, fileAnswer } from '#platform/call.server.ts'

/** Drawing a sheet takes a moment of the process. */
const SHEETS_PER_MINUTE = 6
/** A fast hand with a scanner. */
const SCANS_PER_MINUTE = 600

export const countCalls: Call[] = [
  defineCall(listCounts, {
    access: 'read-products',
    input: CountsInput,
    output: CountsWire,
    run: ({ tx, language }, { pageNum }) => readCounts(tx, pageNum, language),
  }),
  defineCall(getCount, {
    access: 'read-products',
    input: CountDetailInput,
    output: CountDetailWire,
    run: ({ tx, language }, wanted) => readCount(tx, wanted, language),
  }),
  defineCall(beginCount, {
    access: 'move-stock',
    input: BeginCountInput,
    output: CountIdInput,
    run: ({ tx, caller }, wanted) => begin(tx, actorOf(caller), wanted),
  }),
  defineCall(scanPiece, {
    access: 'move-stock',
    input: ScanInput,
    output: CountLineWire,
    perMinute: SCANS_PER_MINUTE,
    run: ({ tx, caller, language }, wanted) => scan(tx, actorOf(caller), wanted, language),
  }),
  defineCall(bookCount, {
    access: 'move-stock',
    input: BookCountInput,
    output: BookCountWire,
    run: ({ tx, caller }, wanted) => book(tx, actorOf(caller), wanted),
  }),
  defineCall(dropCount, {
    access: 'move-stock',
    input: CountIdInput,
    output: z.object({}),
    run: async ({ tx, caller }, wanted) => {
      await drop(tx, actorOf(caller), wanted)
      return {}
    },
  }),
  defineCall(countSheet, {
    access: 'read-products',
    input: CountSheetInput,
    output: fileAnswer,
    perMinute: SHEETS_PER_MINUTE,
    run: ({ tx }, wanted) => drawSheet(tx, wanted),
  }),
]
