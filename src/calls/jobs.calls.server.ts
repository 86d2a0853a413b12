import { missingHolidays } from '#modules/fulfilment/holidays.rules.ts'
import { readLedgerCheck } from '#modules/ledger/index.server.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { giveUpJob as giveUp, listJobs as list, retryJob as retry, workOf, type JobsOfPages } from '#modules/jobs/index.server.ts'
import type { JobsWire } from '#modules/jobs/jobs.contract.ts'
import { giveUpJob, listJobs, retryJob } from '#modules/jobs/jobs.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import type { OutsideWork } from '#platform/outside/outside-work.server.ts'

type WorkServices = { outside: OutsideWork; settings: ReadSettings }

export function workCalls({ outside, settings }: WorkServices): Call[] {
  const withAlarm = async (tx: Read, work: JobsOfPages): Promise<JobsWire> => {
    const { years } = (await settings(tx)).holidays
    const { problems } = await readLedgerCheck(tx)
    return { ...work, ledgerAlarm: problems, holidayAlarm: missingHolidays(years, dayInHongKong(clock.now())) ?? null }
  }
  return [
    defineCall(listJobs, async ({ tx, caller }) => withAlarm(tx, await list(tx, workOf(caller)))),
    defineCall(retryJob, async ({ tx, caller }, input) => withAlarm(tx, await retry(tx, caller, input))),
    defineCall(giveUpJob, async ({ tx, caller }, input) => withAlarm(tx, await giveUp(tx, outside, caller, input))),
  ]
}
