import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
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
} from './care.contract.ts'

/** Bags and watches of whoever asks, with their appointments. */
export const listCare = postCall<Record<string, never>, CareWire>('/order/care/list')
export const listCareDays = getCall<CareDaysInput, CareDaysWire>('/order/care/days')
export const bookCare = postCall<BookCareInput, CareWire>('/order/care/book', { once: true })
export const moveCare = postCall<MoveCareInput, CareWire>('/order/care/move', { once: true })
export const cancelCare = postCall<CancelCareInput, CareWire>('/order/care/cancel')

export const getCareCalendar = getCall<CareCalendarInput, CareCalendarWire>('/admin/care/calendar')
export const getCareDay = getCall<CareDayInput, CareDayWire>('/admin/care/day')
export const setCareCapacity = postCall<CareCapacityInput, CareCalendarWire>('/admin/care/capacity')
export const settleCare = postCall<SettleCareInput, CareDayWire>('/admin/care/settle')
