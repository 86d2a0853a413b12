import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { relative, join } from 'node:path'

/** Names the file in which a run of tests keeps account of what each of its files takes. */
export const costsVariable = 'PRAYA_TEST_COSTS'
/** The PostgreSQL that works for the tests. */
export const postgresVariable = 'PRAYA_TEST_POSTGRES_PID'

const root = join(import.meta.dirname, '../..')
/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100

/** A file and its seconds of a processor. */
export type FileCost = [file: string, seconds: number]

type Spent = { parent: number; ticks: number }

/** What a process has worked, with those it has started that have ended since; nothing where there is no such list. */
function spentBy(pid: number | string): Spent {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // Its name may hold anything: figures begin behind it.
    const figures = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, usersOfChildren = 0, systemsOfChildren = 0] = figures.slice(11, 15)
    return { parent: figures[1] ?? 0, ticks: user + system + usersOfChildren + systemsOfChildren }
  } catch {
    return { parent: 0, ticks: 0 }
  }
}

/** Seconds of a processor: this process, and the PostgreSQL it works with. */
export const secondsWorked = (): number =>
  (spentBy('self').ticks + spentBy(process.env[postgresVariable] ?? 'none').ticks) / TICKS

/** Seconds of a processor: this process and everything under it, such as a browser. */
export function secondsWorkedBelow(): number {
  const pids = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  const all = new Map(pids.map((pid) => [Number(pid), spentBy(pid)]))
  const isBelow = (pid: number): boolean => pid === process.pid || (pid > 1 && isBelow(all.get(pid)?.parent ?? 0))
  return [...all].reduce((sum, [pid, { ticks }]) => (isBelow(pid) ? sum + ticks : sum), 0) / TICKS
}

export function noteCost(file: string, seconds: number): void {
  const account = process.env[costsVariable]
  if (account) appendFileSync(account, `${JSON.stringify([relative(root, file), seconds])}\n`)
}

/** Dearest first. */
export function readCosts(account: string): FileCost[] {
  const costs = new Map<string, number>()
  for (const line of readAccount(account)) {
    const [file, seconds] = JSON.parse(line) as [string, number]
    costs.set(file, (costs.get(file) ?? 0) + seconds)
  }
  return [...costs].sort(([, one], [, other]) => other - one)
}

function readAccount(account: string): string[] {
  try {
    return readFileSync(account, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}
