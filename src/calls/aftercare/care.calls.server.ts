import { z } from 'zod'
import {
  bookCare as book,
  cancelCare as cancel,
  changeCapacity,
  moveCare as move,
  settleCare as settle,
} from '#flows/aftercare/book-care.ts'
import { showCare } from '#flows/aftercare/show-care.ts'
import {
  BookCareInput,
  CancelCareInput,
  CareCalendarInput,
  CareCalendarWire,
  CareCapacityInput,
  CareDayInput,
  CareDaysInput,
  CareDaysWire,
  CareDayWire,
  CareWire,
  MoveCareInput,
  SettleCareInput,
} from '#modules/care/care.contract.ts'
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

const access = 'shopper'
const shown = ({ tx, caller, language }: Pick<ShopperContext, 'caller' | 'language'> & { tx: Read }) =>
  showCare(tx, caller.accountId, language)

const shoppersCalls = ({ publicUrl }: Host): Call[] => {
  const asker = ({ caller }: Pick<ShopperContext, 'caller'>) => ({ ownerId: caller.accountId, publicUrl: publicUrl() })
  return [
    defineCall(listCare, { access, input: z.object({}), output: CareWire, reads: true, run: (context) => shown(context) }),
    defineCall(listCareDays, {
      access,
      input: CareDaysInput,
      output: CareDaysWire,
      run: async ({ tx }, { place }) => listFreeDays(tx, place, await findHolidays(tx)),
    }),
    defineCall(bookCare, {
      access,
      input: BookCareInput,
      output: CareWire,
      perMinute: 20,
      run: async (context, wanted) => {
        await book(context.tx, asker(context), wanted)
        return shown(context)
      },
    }),
    defineCall(moveCare, {
      access,
      input: MoveCareInput,
      output: CareWire,
      perMinute: 20,
      run: async (context, wanted) => {
        await move(context.tx, asker(context), wanted)
        return shown(context)
      },
    }),
    defineCall(cancelCare, {
      access,
      input: CancelCareInput,
      output: CareWire,
      run: async (context, { bookingId }) => {
        await cancel(context.tx, asker(context), bookingId)
        return shown(context)
      },
    }),
  ]
}

const adminCalls = ({ publicUrl }: Host): Call[] => [
  defineCall(getCareCalendar, {
    access: 'read-orders',
    input: CareCalendarInput,
    output: CareCalendarWire,
    run: async ({ tx }, { from }) => showCalendar(tx, from, await findHolidays(tx)),
  }),
  defineCall(getCareDay, {
    access: 'read-orders',
    input: CareDayInput,
    output: CareDayWire,
    run: ({ tx, language }, { day }) => showCareDay(tx, day, language),
  }),
  defineCall(setCareCapacity, {
    access: 'handle-pieces',
    input: CareCapacityInput,
    output: CareCalendarWire,
    run: async ({ tx, caller }, said) => {
      await changeCapacity(tx, actorOf(caller), said)
      return showCalendar(tx, said.day, await findHolidays(tx))
    },
  }),
  defineCall(settleCare, {
    access: 'handle-pieces',
    input: SettleCareInput,
    output: CareDayWire,
    run: async ({ tx, caller, language }, said) =>
      showCareDay(tx, await settle(tx, actorOf(caller), said, publicUrl()), language),
  }),
]

/** The yearly care service of bags and watches: shoppers book, the desk keeps the calendar. */
export const careCalls = (host: Host): Call[] => [...shoppersCalls(host), ...adminCalls(host)]
