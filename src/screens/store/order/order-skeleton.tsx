import { OrderMissing } from './order-missing.tsx'

/** Without script the server draws every order that its reader may see: what it sends to everybody leads on. */
export function OrderSkeleton() {
  return (
    <>
      <noscript>
        <OrderMissing level={2} />
      </noscript>
      <div className="skeleton order-skeleton" aria-busy="true" />
    </>
  )
}
