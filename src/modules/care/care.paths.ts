import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  BookCareInput,
  CancelCareInput,
  CareCalendarInput,
  CareCalendarWire,
  CareCapacityInput,
  CareDayInput,
  CareDayWire,
  CareDaysInput,
  CareDaysWire,
  CareWire,
  MoveCareInput,
  SettleCareInput,
} from './care.contract.ts'

/** Bags and watches of whoever asks, with their appointments. */
export const listCare = postCall('/order/care/list', { access: 'shopper', reads: true, output: CareWire })
export const listCareDays = getCall('/order/care/days', { access: 'shopper', input: CareDaysInput, output: CareDaysWire })
export const bookCare = postCall('/order/care/book', {
  access: 'shopper',
  once: true,
  perMinute: 20,
  input: BookCareInput,
  output: CareWire,
})
export const moveCare = postCall('/order/care/move', {
  access: 'shopper',
  once: true,
  perMinute: 20,
  input: MoveCareInput,
  output: CareWire,
})
export const cancelCare = postCall('/order/care/cancel', { access: 'shopper', input: CancelCareInput, output: CareWire })

export const getCareCalendar = getCall('/admin/care/calendar', {
  access: 'read-orders',
  input: CareCalendarInput,
  output: CareCalendarWire,
})
export const getCareDay = getCall('/admin/care/day', { access: 'read-orders', input: CareDayInput, output: CareDayWire })
export const setCareCapacity = postCall('/admin/care/capacity', {
  access: 'handle-pieces',
  input: CareCapacityInput,
  output: CareCalendarWire,
})
export const settleCare = postCall('/admin/care/settle', { access: 'handle-pieces', input: SettleCareInput, output: CareDayWire })
