import type { ReactNode } from 'react'

/** Leads out of the shop, in a tab of its own, and sends no referrer. */
export function OutsideLink({ address, children }: { address: string; children: ReactNode }) {
  return (
    <a className="link" href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
