type Facts = { id: string; title: string; facts: [name: string, value: string][] }

/** What is known of somebody, name by name. */
export function DeskFacts({ id, title, facts }: Facts) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="admin-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
