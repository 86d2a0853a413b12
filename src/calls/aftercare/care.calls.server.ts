import {
  bookCare as book,
  cancelCare as cancel,
  changeCapacity,
  moveCare as move,
  settleCare as settle,
} from '#flows/aftercare/book-care.ts'
import { showCare } from '#flows/aftercare/show-care.ts'
import {
  bookCare,
  cancelCare,
  getCareCalendar,
  getCareDay,
  listCare,
  listCareDays,
  moveCare,
  setCareCapacity,
  settleCare,
} from '#modules/care/care.paths.ts'
import { listFreeDays, showCalendar, showCareDay } from '#modules/care/index.server.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import { actorOf, type Call, defineCall, type ShopperContext } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'

type Host = { publicUrl: () => string }

const shown = ({ tx, caller, language }: Pick<ShopperContext, 'caller' | 'language'> & { tx: Read }) =>
  showCare(tx, caller.accountId, language)

const shoppersCalls = ({ publicUrl }: Host): Call[] => {
  const asker = ({ caller }: Pick<ShopperContext, 'caller'>) => ({ ownerId: caller.accountId, publicUrl: publicUrl() })
  return [
    defineCall(listCare, (context) => shown(context)),
    defineCall(listCareDays, async ({ tx }, { place }) => listFreeDays(tx, place, await findHolidays(tx))),
    defineCall(bookCare, async (context, wanted) => {
      await book(context.tx, asker(context), wanted)
      return shown(context)
    }),
    defineCall(moveCare, async (context, wanted) => {
      await move(context.tx, asker(context), wanted)
      return shown(context)
    }),
    defineCall(cancelCare, async (context, { bookingId }) => {
      await cancel(context.tx, asker(context), bookingId)
      return shown(context)
    }),
  ]
}

const adminCalls = ({ publicUrl }: Host): Call[] => [
  defineCall(getCareCalendar, async ({ tx }, { from }) => showCalendar(tx, from, await findHolidays(tx))),
  defineCall(getCareDay, ({ tx, language }, { day }) => showCareDay(tx, day, language)),
  defineCall(setCareCapacity, async ({ tx, caller }, said) => {
    await changeCapacity(tx, actorOf(caller), said)
    return showCalendar(tx, said.day, await findHolidays(tx))
  }),
  defineCall(settleCare, async ({ tx, caller, language }, said) =>
    showCareDay(tx, await settle(tx, actorOf(caller), said, publicUrl()), language),
  ),
]

/** The yearly care service of bags and watches: shoppers book, the desk keeps the calendar. */
export const careCalls = (host: Host): Call[] => [...shoppersCalls(host), ...adminCalls(host)]
