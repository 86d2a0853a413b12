import type { ReactNode } from 'react'

/** Nothing here, why, and what to do next. `level` 1 when it is the whole page. */
export function EmptyState({
  title,
  children,
  action,
  level = 2,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
  level?: 1 | 2
}) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="empty">
      <Heading tabIndex={level === 1 ? -1 : undefined}>{title}</Heading>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  )
}
