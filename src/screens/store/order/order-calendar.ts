import { orderCalendarText } from '#language/buying/order-calendar.text.ts'
import { house } from '#language/house.ts'
import type { Language } from '#language/languages.ts'
import { textsIn } from '#language/texts.ts'
import { PICK_UP } from '#modules/fulfilment/address.rules.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { DAY } from '#platform/clock.ts'
import { tracksOf } from './order-tracks.ts'

type Line = OrderWire['productItems'][number]
type Unit = Pick<Line['units'][number], 'state' | 'parcel' | 'arrivedAt' | 'examinedAt' | 'lastReturnDay'>
type Dated = Pick<OrderWire, 'orderNo' | 'paidAt' | 'logisticsType' | 'sellers'> & {
  parcels: Pick<OrderWire['parcels'][number], 'sentAt' | 'receivedAt' | 'pickUp'>[]
  productItems: (Pick<Line, 'title' | 'seller'> & { units: Unit[] })[]
}
type Day = { key: string; title: string; from: string; until: string }

/** Days of an order that are still to come: when it arrives, until when it is kept, and until when items may be returned. */
export function orderDays(order: Dated, language: Language): Day[] {
  if (order.paidAt === null) return []
  const texts = textsIn(orderCalendarText, language)
  const say = order.logisticsType === PICK_UP ? texts.ready : texts.arrives
  const waiting = tracksOf(order).flatMap(({ seller }): Day[] => {
    const of = seller === undefined ? undefined : order.sellers[seller]
    return of
      ? [
          {
            key: `seller-${seller}`,
            title: say(house().name[language], order.orderNo),
            from: of.arrivesFrom,
            until: of.arrivesBy,
          },
        ]
      : []
  })
  const kept = order.parcels.flatMap(({ pickUp }, at): Day[] =>
    pickUp ? [{ key: `parcel-${at}`, title: texts.kept(order.orderNo), from: pickUp.until, until: pickUp.until }] : [],
  )
  const returns = order.productItems.flatMap(({ title, units }, line): Day[] => {
    const day = units
      .map(({ lastReturnDay }) => lastReturnDay)
      .sort()
      .at(-1)
    return day ? [{ key: `line-${line}`, title: texts.returns(title), from: day, until: day }] : []
  })
  return [...waiting, ...kept, ...returns]
}

/** These days as a file that calendars take in (RFC 5545): whole days, the end being the day after the last. */
export function calendarFile(order: Pick<OrderWire, 'orderNo' | 'serverTime'>, days: readonly Day[]): string {
  const plain = (day: string) => day.replaceAll('-', '')
  const after = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10)
  const stamp = `${order.serverTime.replace(/[-:]|\.\d+/g, '')}`
  const events = days.flatMap(({ key, title, from, until }) => [
    'BEGIN:VEVENT',
    `UID:${order.orderNo}-${key}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(from)}`,
    `DTEND;VALUE=DATE:${plain(after(until))}`,
    `SUMMARY:${title.replace(/[\\,;]/g, (mark) => `\\${mark}`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${order.orderNo}//EN`, ...events, 'END:VCALENDAR']
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

const MOST_BYTES = 74

/** No line is longer than 75 bytes; what goes on begins with a space. */
function folded(line: string): string[] {
  const bytes = new TextEncoder()
  const parts = ['']
  for (const letter of line) {
    const last = parts.at(-1) ?? ''
    if (bytes.encode(last + letter).length > MOST_BYTES) parts.push(` ${letter}`)
    else parts[parts.length - 1] = last + letter
  }
  return parts
}

/** The file as an address: it needs no session, no script and no call. */
export const calendarAddress = (file: string): string => `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`
