import { ScriptNeeded } from '#ui/script-needed.tsx'

export function OrderSkeleton() {
  return (
    <>
      <ScriptNeeded />
      <div className="skeleton order-skeleton" aria-busy="true" />
    </>
  )
}
