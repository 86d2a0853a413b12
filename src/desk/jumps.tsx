/** The parts of a long page, each one press away. */
export function DeskJumps({ label, parts }: { label: string; parts: readonly { id: string; name: string }[] }) {
  return (
    <nav aria-label={label}>
      <ul className="admin-jumps">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a className="link" href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
