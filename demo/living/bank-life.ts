import { bookStatementLines } from '../../src/flows/money/book-statement.ts'
import { importStatement } from '../../src/modules/treasury/statements/statements.paths.ts'
import { dayAfter, dayInHongKong, startOfDay } from '../../src/platform/clock.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { HOUR, type Life } from './lives.ts'
import type { PastShop } from './past-shop.ts'
import type { Staff } from './staff.ts'

type Came = { amount: string; reference: string; payer: string; payType: string }
type Went = Omit<Came, 'payType'>
/** The shop’s own account: what has come and gone, and when finance brings in what the bank says. */
export type Bank = {
  receives: (came: Came) => void
  pays: (went: Went) => void
  nextAt: (moment: Date) => Date
  live: (shop: PastShop, staff: Staff, from: Date) => Life
}

const ROUND = { hours: 10, minutes: 20 }
const NAMES: Record<string, string> = { fps: 'FPS CREDIT', bank: 'TRANSFER CREDIT' }
/** Somebody sent it who never ordered. */
const OF_NOBODY: Came = { amount: '1280.00', reference: 'GIFT FOR MUM', payer: 'YEUNG SIU LING', payType: 'fps' }

export function openBank(): Bank {
  let waiting: (Came | Went)[] = []
  const nextAt = (moment: Date): Date => {
    const today = roundOf(dayInHongKong(moment))
    return today > moment && !isSunday(today) ? today : nextRound(dayAfter(dayInHongKong(moment), 1))
  }
  return {
    receives: (came) => waiting.push(came),
    pays: (went) => waiting.push(went),
    nextAt,
    live: async function* (shop, staff, from) {
      for (let at = nextAt(from); ; at = nextAt(at)) {
        yield at
        const isLast = nextAt(at) >= shop.past.present
        const lines = [...waiting, ...(isLast ? [OF_NOBODY] : [])]
        waiting = []
        if (lines.length === 0) continue
        await shop.ask(staff.finance, importStatement, {}, Buffer.from(statementOf(dayInHongKong(at), lines)))
        await bookStatementLines(shop.past.database, createLog('silent'))
      }
    },
  }
}

const roundOf = (day: string): Date => new Date(startOfDay(day).getTime() + ROUND.hours * HOUR + ROUND.minutes * 60_000)
const isSunday = (round: Date): boolean => new Date(`${dayInHongKong(round)}T00:00:00Z`).getUTCDay() === 0
const nextRound = (day: string): Date => (isSunday(roundOf(day)) ? roundOf(dayAfter(day, 1)) : roundOf(day))

/** As the bank's site gives it. */
function statementOf(day: string, lines: readonly (Came | Went)[]): string {
  const [year, month, date] = day.split('-')
  const rows = lines.map((line) => {
    const { amount, reference, payer } = line
    const [kind, deposit, withdrawal] = 'payType' in line ? [NAMES[line.payType], amount, ''] : ['TRANSFER DEBIT', '', amount]
    return [`${date}/${month}/${year}`, `${kind ?? ''} ${reference}`, payer, deposit, withdrawal]
  })
  return [
    'Transaction date,Details,Payer,Deposits,Withdrawals',
    ...rows.map((row) => row.map((cell) => `"${cell}"`).join(',')),
  ].join('\n')
}
