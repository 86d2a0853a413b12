import { parseArgs } from 'node:util'
import { ensureScreens } from '../screens-build.ts'
import { useTestPostgres } from '../test-postgres.ts'
import { driveHistories } from './driven-histories.ts'
import { liveFreely } from './free-history.ts'
import { addTallies, type Tally } from './tally.ts'

/** Orders of one free history; and how many histories are driven for each of them, unless it is said. */
const ORDERS_PER_HISTORY = 5_000
const DRIVEN_PER_HISTORY = 4

const usage = `npm run simulate -- [--seed N] [--orders M] [--processes P] [--driven N] [--buyers S] [--merchants N]
       [--path P]

Lives through histories and reads the books after each, and while they go on what must hold at every moment. In a free history shoppers
come all at once to several processes, which are killed at any statement while payment providers fail and days go by: guests and members,
with coupons, points and balance, who pay, cancel, dispute, receive, send back, claim, give points, and have their balance paid out; beside
them merchants change their prices, send what was bought and withdraw what they are due, and are suspended and let go on. Members
follow, block, post, like, comment, report and appeal among each other, while two moderators decide. In a
driven one a single process does what a model says, one thing after the other, so that what goes wrong can be made short. Progress
is printed every two seconds; what took place, orders per second and the number of violations stand in the last line, as JSON.

  --seed       decides what shoppers and fate do; the same seed drives the same driven histories, while free ones also hang on the machine
  --orders     how many orders are placed in all (default 2000)
  --processes  processes over one database (default 3); the clock of the second is an hour ahead
  --driven     how many histories are driven for each free one of ${ORDERS_PER_HISTORY} orders (default ${DRIVEN_PER_HISTORY})
  --buyers     this share of a free history's shoppers order, pay and are gone, as most do (from 0 to 1, default 0); the others' orders
               live on
  --merchants  so many sell beside the shop in each free history (default 8)
  --path       a driven history that failed, again, with the seed that was printed beside it`

/** Lives through histories and reads the books after each. */
export async function simulate(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      orders: { type: 'string', default: '2000' },
      processes: { type: 'string', default: '3' },
      driven: { type: 'string', default: String(DRIVEN_PER_HISTORY) },
      buyers: { type: 'string', default: '0' },
      merchants: { type: 'string', default: '8' },
      path: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const wanted = wantedOf(values)
  if (values.help || !wanted) return console.log(usage)
  const leave = await useTestPostgres()
  try {
    await ensureScreens(console.log)
    const report = await liveThroughAll(wanted)
    console.log(JSON.stringify(report))
    if (report.violations > 0) process.exitCode = 1
  } finally {
    await leave()
  }
}

type Wanted = Record<'seed' | 'orders' | 'processes' | 'driven' | 'merchants' | 'buyers', number> & { path: string | undefined }
type Given = Record<'seed' | 'orders' | 'processes' | 'driven' | 'merchants' | 'buyers', string> & { path?: string | undefined }

function wantedOf({ path, buyers, ...numbers }: Given): Wanted | undefined {
  const { seed, orders, processes, driven, merchants } = numbers
  const whole = {
    seed: Number(seed),
    orders: Number(orders),
    processes: Number(processes),
    driven: Number(driven),
    merchants: Number(merchants),
  }
  if (!Object.values(whole).every(Number.isSafeInteger) || whole.orders <= 0 || whole.processes <= 0) return undefined
  if (whole.driven < 0 || whole.merchants < 0) return undefined
  if (!(Number(buyers) >= 0 && Number(buyers) <= 1)) return undefined
  return { ...whole, buyers: Number(buyers), path }
}

type Report = {
  seed: number
  histories: number
  orders: number
  processes: number
  kills: number
  violations: number
  seconds: number
  ordersPerSecond: number
  tookPlace: Tally
}
type Lived = { histories: number; orders: number; kills?: number; violations: string[]; tally?: Tally }

async function liveThroughAll({ seed, orders, processes, driven, merchants, buyers, path }: Wanted): Promise<Report> {
  const rounds = Math.ceil(orders / ORDERS_PER_HISTORY)
  const progress = showProgress(orders)
  const began = Date.now()
  const none = { histories: 0, orders: 0, kills: 0, violations: 0, seconds: 0, ordersPerSecond: 0, tookPlace: {} }
  const report: Report = { seed, processes, ...none }
  const add = (found: Lived): void => {
    report.histories += found.histories
    report.orders += found.orders
    report.kills += found.kills ?? 0
    report.violations += found.violations.length
    report.tookPlace = addTallies(report.tookPlace, found.tally ?? {})
    report.seconds = Math.round((Date.now() - began) / 1_000)
    report.ordersPerSecond = rate(report.orders, began)
    for (const violation of found.violations) console.log(`violation: ${violation}`)
  }
  add(await driveHistories({ seed, histories: path ? 1 : rounds * driven, path, onHistory: progress }))
  for (let round = 0; round < rounds && !path && report.orders < orders; round += 1) {
    const wanted = Math.min(ORDERS_PER_HISTORY, orders - report.orders)
    const found = await liveFreely({
      seed: seed + round,
      orders: wanted,
      processes,
      ...{ merchants, buyers, mingles: true },
      onOrder: () => progress(1),
    })
    add({ ...found, histories: 1 })
    if (found.violations.length > 0) console.log(found.history.slice(-400).join('\n'))
  }
  return report
}

const rate = (orders: number, began: number): number => Math.round((orders / Math.max(1, Date.now() - began)) * 10_000) / 10

/** How far it is, every two seconds. */
function showProgress(orders: number): (more: number) => void {
  const began = Date.now()
  let [placed, shown] = [0, began]
  return (more) => {
    placed += more
    if (Date.now() - shown < 2_000) return
    shown = Date.now()
    console.log(`${placed} of ${orders} orders after ${Math.round((shown - began) / 1000)} s, ${rate(placed, began)} a second`)
  }
}
