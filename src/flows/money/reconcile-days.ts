import {
  keepReconciliation,
  listOurMovements,
  listReconciliations,
  listSettledReports,
  listStatementMovements,
  noteReconciliation,
  ordersOfKeys,
} from '#modules/treasury/index.server.ts'
import {
  differencesOf,
  type Movement,
  type ReconciledMethod,
  reconciledMethods,
  sumsOf,
} from '#modules/treasury/reconciliation/reconciliation.rules.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock, dayAfter, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import { csvFile } from '#platform/text/csv-file.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'

type Asking = { database: Database; payments: PaymentProviders; log: Log }
/** So many days back a report is made anew as long as it differs and nobody has seen to it: late lines and webhooks set much right. */
const DAYS_BACK = 7
/** Both sides may book the same money on different days: a provider around midnight, people some days after the bank. */
const AROUND: Record<ReconciledMethod, number> = { card: 1, paypal: 1, bank: 4, fps: 4 }

/** What came and went on each of the last days, by our books and by the report of the provider or bank, and where they differ. */
export async function reconcileDays({ database, payments, log }: Asking): Promise<void> {
  const today = dayInHongKong(clock.now())
  const days = Array.from({ length: DAYS_BACK }, (_, at) => dayAfter(today, -1 - at))
  const settled = await listSettledReports(database.pool, days)
  for (const day of days)
    for (const method of reconciledMethods) {
      if (settled.has(`${day} ${method}`)) continue
      try {
        await reconcile({ database, payments }, day, method)
      } catch (problem) {
        log.warn({ err: problem, day, method }, 'a day could not be compared with its report')
      }
    }
}

async function reconcile({ database, payments }: Omit<Asking, 'log'>, day: string, method: ReconciledMethod): Promise<void> {
  const [from, to] = [dayAfter(day, -AROUND[method]), dayAfter(day, AROUND[method])]
  const between = { method, from: startOfDay(from), to: startOfDay(dayAfter(to, 1)) }
  const theirs = await reported(database.pool, payments, { ...between, firstDay: from, lastDay: to })
  const ours = await listOurMovements(database.pool, between)
  const found = theirs ? differencesOf(ours, theirs, day) : []
  const orders = await ordersOfKeys(
    database.pool,
    found.map(({ key }) => key),
  )
  await database.inTransaction((tx) =>
    keepReconciliation(tx, {
      day,
      method,
      ours: sumsOf(ours, day),
      theirs: theirs && sumsOf(theirs, day),
      differences: found.map((one) => ({ ...one, orderNo: orders.get(one.key) ?? '' })),
    }),
  )
}

type Wanted = { method: ReconciledMethod; from: Date; to: Date; firstDay: string; lastDay: string }

/** What the provider or the bank says; undefined where nothing tells of these days. */
async function reported(
  tx: Read,
  payments: PaymentProviders,
  { method, from, to, firstDay, lastDay }: Wanted,
): Promise<Movement[] | undefined> {
  if (method === 'bank' || method === 'fps') {
    const lines = await listStatementMovements(tx, { method, from: firstDay, to: lastDay })
    return lines.length > 0 ? lines : undefined
  }
  const provider = payments.find(({ payType, listMovements }) => payType === method && listMovements)
  const movements = await provider?.listMovements?.(from, to)
  return movements?.map(({ at, reference, amount }) => ({ day: dayInHongKong(at), key: reference, cents: amount }))
}

/** Somebody has seen to the differences of a day. */
export async function noteDifferences(
  tx: Tx,
  operator: Operator,
  wanted: { day: string; method: ReconciledMethod; note: string },
): Promise<void> {
  await noteReconciliation(tx, operator, wanted)
  const { day, method, note } = wanted
  await recordAudit(tx, {
    by: operator,
    action: 'reconciliation-noted',
    subject: 'reconciliation',
    subjectId: `${day} ${method}`,
    after: { note },
  })
}

/** Each day and way in a line, and each difference in a line of its own below it. */
export async function reconciliationTable(tx: Read): Promise<FileAnswer> {
  const { list } = await listReconciliations(tx)
  const head = ['day', 'way', 'order', 'reference', 'ours in', 'ours out', 'theirs in', 'theirs out', 'ours', 'theirs', 'note']
  const lines = list.flatMap(({ day, method, oursIn, oursOut, theirsIn, theirsOut, differences, note }) => [
    [day, method, '', '', oursIn, oursOut, theirsIn, theirsOut, '', '', note],
    ...differences.map(({ key, orderNo, ours, theirs }) => [day, method, orderNo, key, '', '', '', '', ours, theirs, '']),
  ])
  return csvFile('praya-reconciliation', [head, ...lines])
}
