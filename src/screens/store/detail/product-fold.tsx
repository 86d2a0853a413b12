import type { ReactNode } from 'react'

export function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="fold" open={open}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}
