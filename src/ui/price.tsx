import { fromWire, percentOff, SMALLEST_BADGE_PERCENT, showHkd } from '#platform/money.ts'

/** List and sale price from the wire: struck through and red only when there is something off. */
export function Price({ list, sale, className = '' }: { list: string; sale: string; className?: string }) {
  const listCents = fromWire(list)
  const saleCents = fromWire(sale)
  return (
    <span className={`price ${className}`}>
      {percentOff(listCents, saleCents) >= SMALLEST_BADGE_PERCENT ? (
        <>
          <s>{showHkd(listCents)}</s>
          <em>{showHkd(saleCents)}</em>
        </>
      ) : (
        showHkd(saleCents)
      )}
    </span>
  )
}
