import type { ReactNode } from 'react'

type Props = { id: string; title: string; facts: readonly (readonly [name: string, value: string])[]; children?: ReactNode }

/** Names and values, those without a value left out; `children` are links to what it is about. */
export function CaseFacts({ id, title, facts, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <dl className="admin-facts admin-facts-list">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
