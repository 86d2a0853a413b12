import { differenceText } from '#language/account/difference.text.ts'
import { claimKindText, claimStateText } from '#language/account/claims.text.ts'
import { returnStateText } from '#language/account/returns.text.ts'
import { certificateText } from '#language/buying/certificate.text.ts'
import { pieceDeadlineText, pieceStandingText } from '#language/buying/piece-standing.text.ts'
import { showDay } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { shownCertificateCode } from '#modules/certificates/certificates.rules.ts'
import { PICK_UP } from '#modules/fulfilment/address.rules.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { alike, type ShownUnit, standingOf } from './piece-standing.ts'

type Props = { order: OrderWire; units: readonly ShownUnit[] }

/** How each piece of a line stands, with its days, its certificate, and the way to what was asked about it. */
export function PieceLines({ order, units }: Props) {
  const texts = useTexts(pieceDeadlineText)
  const groups = alike(units)
  if (order.state === 'closed') return null
  return (
    <ul className="piece-lines">
      {groups.map((group) => (
        <Stands
          key={group[0]?.unitId}
          order={order}
          units={group}
          count={groups.length > 1 ? texts.of(group.length, units.length) : ''}
        />
      ))}
    </ul>
  )
}

function Stands({ order, units, count }: Props & { count: string }) {
  const language = useLanguage()
  const texts = useTexts(pieceStandingText)
  const certificates = useTexts(certificateText)
  const days = useDays(order, units[0])
  const [first] = units
  if (!first) return null
  const name = order.paidAt ? texts[isBeingPrepared(order, first) ? 'own' : standingOf(first, order)] : texts.unpaid
  return (
    <li data-standing={first.state}>
      <span>
        <b>{name}</b>
        <span className="mute">{[count, ...days].filter(Boolean).map((words) => ` · ${words}`)}</span>
      </span>
      {units.map(({ unitId, certificate }) =>
        certificate ? (
          <span key={unitId}>
            {`${certificates.ofPiece} `}
            <a className="link" href={localPath(language, `/certificate/${certificate}`)}>
              {shownCertificateCode(certificate)}
            </a>
          </span>
        ) : null,
      )}
      <Asked unit={first} />
    </li>
  )
}

/** What the shop itself sells is brought to the bench by no other seller. */
const isBeingPrepared = ({ productItems, sellers }: OrderWire, { state, unitId }: ShownUnit): boolean =>
  state === 'awaited' &&
  productItems.some(({ seller, units }) => sellers[seller]?.isHouse && units.some((unit) => unit.unitId === unitId))

/** What was asked about a piece last, and how that stands. */
function Asked({ unit: { returned, claimed, agreedPrice } }: { unit: ShownUnit }) {
  const language = useLanguage()
  const texts = useTexts(pieceDeadlineText)
  const [returns, claims, kinds] = [useTexts(returnStateText), useTexts(claimStateText), useTexts(claimKindText)]
  const { accepted } = useTexts(differenceText)
  return (
    <>
      {agreedPrice ? <span>{accepted(showHkdExactly(fromWire(agreedPrice)))}</span> : null}
      {returned ? (
        <a className="link" href={localPath(language, '/myaccount/returns')}>
          {texts[returned.kind](returns[returned.state])}
        </a>
      ) : null}
      {claimed ? (
        <a className="link" href={localPath(language, '/myaccount/claims')}>
          {texts.claim(kinds[claimed.kind], claims[claimed.state])}
        </a>
      ) : null}
    </>
  )
}

function useDays(order: OrderWire, unit: ShownUnit | undefined): string[] {
  const language = useLanguage()
  const texts = useTexts(pieceDeadlineText)
  if (!unit || !order.paidAt) return []
  const parcel = unit.parcel === null ? undefined : order.parcels[unit.parcel]
  const dayOf = (iso: string) => showDay(dayInHongKong(new Date(iso)), language)
  if (unit.state === 'rejected') return [texts.refunded]
  if (unit.state === 'awaited' || unit.state === 'with-us' || unit.state === 'passed') {
    const day = showDay(order.arrivesBy, language)
    return [order.logisticsType === PICK_UP ? texts.readyBy(day) : texts.arrivesBy(day)]
  }
  if (unit.state === 'sent') return parcel ? [texts.sentOn(dayOf(parcel.sentAt))] : []
  if (unit.state !== 'received') return []
  return [
    parcel?.receivedAt ? dayOf(parcel.receivedAt) : '',
    unit.lastReturnDay ? texts.returnBy(showDay(unit.lastReturnDay, language)) : '',
  ]
}
