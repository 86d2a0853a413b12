import { missingHolidays } from '#modules/fulfilment/holidays.rules.ts'
import { readLedgerCheck } from '#modules/ledger/index.server.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import {
  giveUpWork as giveUp,
  listWork as list,
  retryWork as retry,
  workOf,
  type WorkOfRooms,
} from '#modules/work/index.server.ts'
import type { WorkWire } from '#modules/work/work.contract.ts'
import { giveUpWork, listWork, retryWork } from '#modules/work/work.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import type { OutsideWork } from '#platform/outside/outside-work.server.ts'

type WorkServices = { outside: OutsideWork; settings: ReadSettings }

export function workCalls({ outside, settings }: WorkServices): Call[] {
  const withAlarm = async (tx: Read, work: WorkOfRooms): Promise<WorkWire> => {
    const { years } = (await settings(tx)).holidays
    const { problems } = await readLedgerCheck(tx)
    return { ...work, ledgerAlarm: problems, holidayAlarm: missingHolidays(years, dayInHongKong(clock.now())) ?? null }
  }
  return [
    defineCall(listWork, async ({ tx, caller }) => withAlarm(tx, await list(tx, workOf(caller)))),
    defineCall(retryWork, async ({ tx, caller }, input) => withAlarm(tx, await retry(tx, caller, input))),
    defineCall(giveUpWork, async ({ tx, caller }, input) => withAlarm(tx, await giveUp(tx, outside, caller, input))),
  ]
}
