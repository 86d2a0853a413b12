import { orderText } from '#language/buying/order.text.ts'
import { sizeLabel } from '#language/product/size-said.ts'
import { orderTrackText } from '#language/buying/order-track.text.ts'
import { showDay, showMoment } from '#language/dates.ts'
import { checkPointText, isCheckPoint } from '#language/product/checklist.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { dayAfter, dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkd } from '#platform/money.ts'
import { Picture } from '#ui/picture.tsx'
import { productAddress } from '../addresses.ts'
import { useTrackName } from './order-progress.tsx'
import { Parcel } from './order-parts.tsx'
import { placeOf, type Track, tracksOf } from './order-tracks.ts'
import { PieceActs } from './piece-acts.tsx'
import { PieceLines } from './piece-lines.tsx'
import { isGone, type ShownUnit } from './piece-standing.ts'

type Line = OrderWire['productItems'][number]
type ShownLine = { line: Line; at: number; units: ShownUnit[] }

/** The lines of an order, or of each line those pieces that are at one place. */
const linesAt = ({ productItems }: OrderWire, place?: string): ShownLine[] =>
  [...productItems.entries()].flatMap(([at, line]) => {
    const units = place === undefined ? line.units : line.units.filter((unit) => placeOf(unit, line.seller) === place)
    return place === undefined || units.length > 0 ? [{ line, at, units }] : []
  })

/** What was bought: together while it is together, else parcel by parcel, and seller by seller before it leaves. */
export function OrderSections({ order }: { order: OrderWire }) {
  const texts = useTexts(orderText)
  const { gone: goneTitle } = useTexts(orderTrackText)
  const tracks = order.paidAt ? tracksOf(order) : []
  const gone = order.paidAt ? linesAt(order, 'gone') : []
  if (tracks.length + (gone.length > 0 ? 1 : 0) < 2)
    return <Section order={order} title={texts.items} lines={linesAt(order)} track={tracks[0]} />
  return (
    <>
      {tracks.map((track) => (
        <TrackSection key={track.parcel ?? `seller ${track.seller}`} order={order} track={track} />
      ))}
      {gone.length > 0 ? <Section order={order} title={goneTitle} lines={gone} /> : null}
    </>
  )
}

function TrackSection({ order, track }: { order: OrderWire; track: Track }) {
  const title = useTrackName(order, track)
  const place = track.parcel === undefined ? `seller ${track.seller}` : `parcel ${track.parcel}`
  return <Section order={order} title={title} lines={linesAt(order, place)} track={track} />
}

type SectionProps = { order: OrderWire; title: string; lines: ShownLine[]; track?: Track | undefined }

function Section({ order, title, lines, track }: SectionProps) {
  const key = `order-items-${track?.parcel ?? track?.seller ?? 'all'}`
  return (
    <section className="order-parcel" aria-labelledby={key}>
      <div className="order-parcel-head">
        <h2 id={key}>{title}</h2>
        <SectionNote order={order} track={track} />
      </div>
      <ul className="order-lines">
        {lines.map(({ line, at, units }) => (
          <BoughtLine key={`${line.spuCode} ${line.colour} ${line.size}`} order={order} line={line} at={at} units={units} />
        ))}
      </ul>
      <Bench units={lines.flatMap(({ units }) => units)} />
      {track?.parcel === undefined ? null : <Parcel order={order} at={track.parcel} />}
    </section>
  )
}

/** Who sells what is in it, and where it is by which day. */
function SectionNote({ order, track }: Pick<SectionProps, 'order' | 'track'>) {
  const language = useLanguage()
  const texts = useTexts(orderTrackText)
  const seller = track?.seller === undefined ? undefined : order.sellers[track.seller]
  if (!track) return null
  const dayOf = (iso: string) => showDay(dayInHongKong(new Date(iso)), language)
  const { here, away } = track.times
  if (here) return <p className="mute">{`${texts['here-done']} · ${dayOf(here)}`}</p>
  if (away) return <p className="mute">{`${texts['away-done']} · ${dayOf(away)}`}</p>
  if (!seller) return null
  const { name, arrivesBy, awayUntil } = seller
  return (
    <>
      <p className="mute">{texts.by(showDay(arrivesBy, language))}</p>
      {awayUntil ? <p className="mute">{texts.away(name, showDay(dayAfter(awayUntil, 1), language))}</p> : null}
    </>
  )
}

function SoldBy({ order, line }: { order: OrderWire; line: OrderWire['productItems'][number] }) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const path = order.sellers[line.seller]?.path ?? ''
  const words = texts.seller(line.merchantName)
  if (!path) return <span className="mute">{words}</span>
  return (
    <a className="mute" href={localPath(language, path)}>
      {words}
    </a>
  )
}

/** The way to ask its seller about it; of what the shop itself sells, the shop. */
function AskSeller({ order, line }: { order: OrderWire; line: OrderWire['productItems'][number] }) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const code = (order.sellers[line.seller]?.path ?? '').split('/').at(-1) ?? ''
  const query = new URLSearchParams({ orderNo: order.orderNo, ...(code ? { seller: decodeURIComponent(code) } : {}) })
  return (
    <a className="link order-line-more" href={localPath(language, `/myaccount/conversations/ask?${query}`)}>
      {code ? texts.askSeller : texts.askUs}
    </a>
  )
}

function BoughtLine({ order, line, at, units }: ShownLine & { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const product = productAddress(language, line.brandCode, line.articleNumber)
  return (
    <li data-gone={isGone(units) || undefined}>
      <a className="order-line-picture" href={product} tabIndex={-1} aria-hidden="true">
        <Picture picture={line.productImg} sizes="(min-width: 1024px) 200px, 34vw" most={720} alt="" />
      </a>
      <div className="order-line-words">
        <b className="serif">{line.brandName}</b>
        <a href={product}>{line.title}</a>
        <span className="mute">
          {[line.colour, sizeLabel(line.size, line.sizeSystem), texts.quantity(units.length || line.quantity)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="price">{showHkd(fromWire(line.salesPrice) * (units.length || line.quantity))}</span>
        <SoldBy order={order} line={line} />
        <AskSeller order={order} line={line} />
        <PieceLines order={order} units={units} />
        <a className="link order-line-more" href={localPath(language, itemAddress(order, at))}>
          {texts.aboutPiece}
        </a>
      </div>
      <PieceActs orderNo={order.orderNo} units={units} />
    </li>
  )
}

/** The page of one line of an order. */
const itemAddress = ({ orderNo }: OrderWire, at: number): string =>
  `/myaccount/orders/orderItem?orderNo=${orderNo}&item=${at + 1}`

/** Photographs of these very pieces, taken while they were authenticated. */
function Bench({ units }: { units: readonly ShownUnit[] }) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const points = useTexts(checkPointText)
  const shots = units.flatMap((unit) => unit.shots)
  const passed = units
    .map(({ examinedAt }) => examinedAt)
    .filter(Boolean)
    .sort()
    .at(-1)
  if (shots.length === 0 || !passed) return null
  const nameOf = (point: string) => (isCheckPoint(point) ? points[point] : texts.wholeItem)
  return (
    <div className="order-bench">
      <div className="order-parcel-head">
        <h3 className="caps">{texts.photographed}</h3>
        <p className="mute">{texts.passed(showMoment(passed, language))}</p>
      </div>
      <ul className="order-shots">
        {shots.slice(0, 8).map(({ point, picture }) => (
          <li key={picture.hash}>
            <Picture picture={picture} sizes="(min-width: 768px) 220px, 45vw" most={720} alt={nameOf(point)} />
            <span className="mute">{nameOf(point)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
