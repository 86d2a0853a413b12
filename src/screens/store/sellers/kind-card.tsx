import { merchantKindName } from '#language/merchant-kinds.ts'
import { sellerKindsText } from '#language/sellers/kinds.text.ts'
import { sellerFeeText } from '#language/buying/fee.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { KindsWire } from '#modules/applications/applications.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'

type Kind = KindsWire['kinds'][number]

export function KindName({ kind }: { kind: Kind['kind'] }) {
  return merchantKindName(kind, useLanguage())
}

/** What one kind of seller gets and gives, every figure from the rules that hold. */
export function KindFacts({ kind, kinds: { example } }: { kind: Kind; kinds: KindsWire }) {
  const texts = useTexts(sellerKindsText)
  const fees = useTexts(sellerFeeText)
  const show = (wire: string) => showHkdExactly(fromWire(wire))
  const sells = kind.placesOffers || kind.kind === 'global-buyer'
  return (
    <>
      <p className="mute">{kind.lead}</p>
      <dl className="kind-facts">
        <div>
          <dt>{texts.sells}</dt>
          <dd>
            {kind.sells}
            {kind.mostAMonth > 0 ? <small>{texts.aMonth(kind.mostAMonth)}</small> : null}
          </dd>
        </div>
        <div>
          <dt>{texts.shows}</dt>
          <dd>{texts.documents(kind.requirements.length)}</dd>
        </div>
        <div>
          <dt>{texts.commission}</dt>
          <dd>
            {sells ? texts.percent(kind.commission) : texts.earns(kind.commission)}
            {kind.others.map(({ name, commission }) => (
              <small key={name}>{texts.other(name, commission)}</small>
            ))}
            {kind.fees.map(({ fee, charged }) => (
              <small key={fee}>{texts.fee(fees[fee], charged.endsWith('%') ? charged : show(charged))}</small>
            ))}
          </dd>
        </div>
        {sells ? (
          <div>
            <dt>{texts.receives}</dt>
            <dd>{texts.ofPrice(show(example.receives[kind.kind] ?? '0'), show(example.price))}</dd>
          </div>
        ) : null}
        {sells && fromWire(kind.lateFee) > 0 ? (
          <div>
            <dt>{texts.late}</dt>
            <dd>{texts.lateItem(show(kind.lateFee))}</dd>
          </div>
        ) : null}
        <div>
          <dt>{texts.paid}</dt>
          <dd>{texts[kind.paidBy]}</dd>
        </div>
      </dl>
    </>
  )
}
