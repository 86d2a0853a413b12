import { PlainBag } from './empty-bag.tsx'

/** The shape of what is coming; shown only when the wait is worth showing. */
export function BagSkeleton() {
  return (
    <div className="bag-columns" aria-busy="true">
      <PlainBag />
      <div className="bag-lines">
        {[0, 1].map((line) => (
          <div key={line} className="skeleton bag-skeleton-line" />
        ))}
      </div>
      <div className="skeleton bag-skeleton-summary" />
    </div>
  )
}
