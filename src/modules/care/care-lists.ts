import { sql } from 'kysely'
import { z } from 'zod'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Key, Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { Language } from '#language/languages.ts'
import {
  type CareCalendarWire,
  type CareDaysWire,
  type CareDayWire,
  type CarePiece,
  kindOfCategory,
  unitStates,
} from './care.contract.ts'
import {
  bookableDays,
  careHalves,
  carePlaces,
  type CarePlace,
  careStates,
  type ClosedDays,
  dayAfter,
  halvesOf,
  isCaredFor,
  mayBook,
  mayStillChange,
  yearOf,
} from './care.rules.ts'
import { careTables } from './care.tables.ts'

const Owned = z.object({
  unitId: z.string(),
  orderNo: z.string(),
  state: z.enum(unitStates),
  /** It was returned, refunded or found false: its care ends with its certificate. */
  isWithdrawn: z.boolean(),
  category: z.string().nullable(),
  snapshot: z.object({
    brandName: z.string(),
    titleEn: z.string(),
    titleZh: z.string(),
    picture: z.object({ hash: z.string(), width: z.number(), height: z.number() }),
  }),
  bookings: z.array(
    z.object({
      bookingId: z.string(),
      day: z.string(),
      place: z.enum(carePlaces),
      half: z.enum(careHalves),
      state: z.enum(careStates),
      byCoupon: z.boolean(),
    }),
  ),
})
type Owned = z.output<typeof Owned>

/** A piece as its care is shown; a coupon may pay for more where the shop has given one. */
export type CaredPiece = Omit<CarePiece, 'couponCode'>

/** Bags and watches that a session has bought and received, or has lately proven to know, and their appointments. */
export async function listCarePieces(tx: Read, ownerId: string, language: Language): Promise<CaredPiece[]> {
  const mine = sql`u.order_id in (select order_id from order_readers where reader_id = ${ownerId})`
  const owned = await readOwned(tx, mine)
  return owned.filter(({ category }) => isCaredFor(kindOfCategory(category ?? ''))).map((one) => present(one, language))
}

/** The pieces of an order for which an appointment can be made now. */
export async function listBookableUnits(tx: Read, orderId: Key): Promise<ReadonlySet<string>> {
  const owned = await readOwned(tx, sql`u.order_id = ${orderId}`)
  return new Set(owned.filter((one) => bookableYears(one).length > 0).map(({ unitId }) => unitId))
}

/** Whether a piece may be booked for a day, its other appointments but one looked at; what a coupon pays for asks for no others. */
export async function mayPieceBeBooked(
  tx: Read,
  unitId: string,
  day: string,
  { besides = '', byCoupon = false }: { besides?: string; byCoupon?: boolean } = {},
): Promise<boolean> {
  const [piece] = await readOwned(tx, sql`u.unit_id = ${unitId}`)
  if (!piece || piece.isWithdrawn) return false
  const years = piece.bookings
    .filter((booking) => ofTheYear(booking) && booking.bookingId !== besides)
    .map((booking) => yearOf(booking.day))
  return mayBook({ kind: kindOfCategory(piece.category ?? ''), state: piece.state, years: byCoupon ? [] : years }, day)
}

const ofTheYear = ({ state, byCoupon }: Owned['bookings'][number]): boolean => state !== 'cancelled' && !byCoupon

const readOwned = (tx: Read, which: ReturnType<typeof sql>): Promise<Owned[]> =>
  readRows(
    tx,
    Owned,
    sql`select u.unit_id as "unitId", u.order_number as "orderNo", u.state,
        exists (select from withdrawn_certificates w where w.unit_id = u.unit_id) as "isWithdrawn", k.handled_as as category, u.snapshot,
        coalesce((select json_agg(json_build_object('bookingId', b.booking_id, 'day', b.day, 'place', b.place, 'half', b.half,
          'state', b.state, 'byCoupon', b.coupon_id is not null) order by b.day desc) from care_bookings b where b.unit_id = u.unit_id), '[]') as bookings
      from order_pieces u left join category_products c on c.product_id = u.product_id and c.is_primary
      left join category_card k on k.path = c.path
      where ${which} and (u.state = 'received' or exists (select from care_bookings b where b.unit_id = u.unit_id))
      order by u.placed_at desc, u.line_position, u.position limit 200`,
  )

/** Years within the days that can be booked in which the piece has no appointment yet. */
function bookableYears({ state, bookings, category, isWithdrawn }: Owned): number[] {
  if (isWithdrawn) return []
  const years = bookings.filter(ofTheYear).map(({ day }) => yearOf(day))
  const piece = { kind: kindOfCategory(category ?? ''), state, years }
  return [
    ...new Set(
      bookableDays(clock.now())
        .filter((day) => mayBook(piece, day))
        .map(yearOf),
    ),
  ]
}

function present(owned: Owned, language: Language): CaredPiece {
  const { unitId, orderNo, snapshot, bookings } = owned
  const now = clock.now()
  const title = language === 'zh' ? snapshot.titleZh : snapshot.titleEn
  return {
    unitId,
    orderNo,
    brandName: snapshot.brandName,
    title,
    productImg: { ...snapshot.picture, alt: title },
    years: bookableYears(owned),
    bookings: bookings
      .filter((booking) => booking.state !== 'cancelled')
      .map(({ byCoupon: _, ...booking }) => ({
        ...booking,
        mayChange: booking.state === 'booked' && mayStillChange(booking.day, now),
      })),
  }
}

/** Days of a place on which somebody can still come. */
export async function listFreeDays(tx: Read, place: CarePlace, closed: ClosedDays): Promise<CareDaysWire> {
  const days = bookableDays(clock.now())
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const { said, usual, booked } = await readCounts(tx, first, last)
  const isFree = (day: string, half: (typeof careHalves)[number]) => {
    const key = `${day} ${place} ${half}`
    return (booked.get(key) ?? 0) < ((said.get(key) ?? usual.get(`${place} ${half}`))?.capacity ?? 0)
  }
  return {
    days: days
      .map((day) => ({ day, halves: halvesOf(day, closed).filter((half) => isFree(day, half)) }))
      .filter(({ halves }) => halves.length > 0),
  }
}

const DAYS_SHOWN = 14

/** Two weeks from a day: what each half day takes and has. */
export async function showCalendar(tx: Read, wanted: string, closed: ClosedDays): Promise<CareCalendarWire> {
  const from = wanted || dayInHongKong(clock.now())
  const days = Array.from({ length: DAYS_SHOWN }, (_, at) => dayAfter(from, at))
  const { said, usual, booked } = await readCounts(tx, from, days.at(-1) ?? from)
  const places = carePlaces.flatMap((place) => careHalves.map((half) => ({ place, half })))
  return {
    from,
    usual: places.map(({ place, half }) => ({ place, half, capacity: 0, version: 0, ...usual.get(`${place} ${half}`) })),
    days: days.map((day) => ({
      day,
      slots: places
        .filter(({ half }) => halvesOf(day, closed).includes(half))
        .map(({ place, half }) => {
          const key = `${day} ${place} ${half}`
          return {
            place,
            half,
            capacity: (said.get(key) ?? usual.get(`${place} ${half}`))?.capacity ?? 0,
            version: said.get(key)?.version ?? 0,
            booked: booked.get(key) ?? 0,
            isUsual: !said.has(key),
          }
        }),
    })),
  }
}

async function readCounts(tx: Read, first: string, last: string) {
  const said = await careTables(tx)
    .selectFrom('care_days')
    .selectAll()
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute()
  const usual = await careTables(tx).selectFrom('care_usual').selectAll().execute()
  const booked = await careTables(tx)
    .selectFrom('care_bookings')
    .select(({ fn }) => ['day', 'place', 'half', fn.countAll<number>().as('num')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('state', '<>', 'cancelled')
    .groupBy(['day', 'place', 'half'])
    .execute()
  return {
    said: new Map(said.map(({ day, place, half, ...kept }) => [`${day} ${place} ${half}`, kept])),
    usual: new Map(usual.map(({ place, half, ...kept }) => [`${place} ${half}`, kept])),
    booked: new Map(booked.map(({ day, place, half, num }) => [`${day} ${place} ${half}`, num])),
  }
}

/** Who comes on a day, in the order in which they come. */
export async function showCareDay(tx: Read, day: string, language: Language): Promise<CareDayWire> {
  const rows = await careTables(tx)
    .selectFrom('care_bookings as b')
    .innerJoin('order_contact as o', 'o.order_id', 'b.order_id')
    .innerJoin('order_pieces as u', 'u.unit_id', 'b.unit_id')
    .select(['b.booking_id', 'b.place', 'b.half', 'b.state', 'o.order_number', 'o.contact_email', 'o.receiver_name as shopper'])
    .select([
      sql<string>`u.snapshot ->> 'brandName'`.as('brand'),
      sql<string>`u.snapshot ->> ${language === 'zh' ? 'titleZh' : 'titleEn'}`.as('title'),
    ])
    .where('b.day', '=', day)
    .orderBy(sql`b.half = 'afternoon'`)
    .orderBy('b.place')
    .orderBy('b.booked_at')
    .execute()
  return {
    day,
    list: rows.map((row) => ({
      bookingId: row.booking_id,
      day,
      place: row.place,
      half: row.half,
      state: row.state,
      orderNo: row.order_number,
      brandName: row.brand,
      title: row.title,
      shopper: row.shopper,
      contact: row.contact_email,
    })),
  }
}
