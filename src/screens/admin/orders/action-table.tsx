import type { ReactNode } from 'react'

/** A table whose last column holds what can be done with a row; ruled cards on narrow screens. */
export function AdminActionTable({
  caption,
  columns,
  actions,
  children,
}: {
  caption: string
  columns: string[]
  actions: string
  children: ReactNode
}) {
  return (
    <table className="admin-table admin-links">
      <caption className="hidden-text">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <span className="hidden-text">{actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
