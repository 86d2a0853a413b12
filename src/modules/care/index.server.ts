export {
  bookSlot,
  cancelSlot,
  getBooking,
  listToCome,
  moveSlot,
  type SaidCapacity,
  setCapacity,
  settleSlot,
  type Slot,
  takeToRemind,
} from './care.ts'
export {
  listBookableUnits,
  listCarePieces,
  listFreeDays,
  mayPieceBeBooked,
  showCalendar,
  showCareDay,
} from './care-lists.ts'
export type { BookingRow } from './care.tables.ts'
