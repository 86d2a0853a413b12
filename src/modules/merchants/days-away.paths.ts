import { getCall, postCall } from '#platform/wire/call-path.ts'
import { EndMerchantHolidayInput, MerchantHolidayInput, MerchantHolidaysWire } from './days-away.contract.ts'

/** When a merchant is away: its offers rest from the first day to the last, and return by themselves. */
export const listMerchantHolidays = getCall('/seller/holiday/list', { access: { seller: 'offer' }, output: MerchantHolidaysWire })
export const addMerchantHoliday = postCall('/seller/holiday/add', {
  access: { seller: 'offer' },
  once: true,
  input: MerchantHolidayInput,
  output: MerchantHolidaysWire,
})
/** Calls off one that is to come, or is back at once from one that is under way. */
export const endMerchantHoliday = postCall('/seller/holiday/end', {
  access: { seller: 'offer' },
  once: true,
  input: EndMerchantHolidayInput,
  output: MerchantHolidaysWire,
})
