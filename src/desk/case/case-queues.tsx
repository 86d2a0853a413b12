type Queue<Name extends string> = { queue: Name; num?: number }
type Props<Name extends string> = {
  label: string
  names: Readonly<Record<Name, string>>
  queues: readonly Queue<Name>[]
  chosen: Name
  addressOf: (changes: { state: string }) => string
}

/** What waits, by what is to be done about it, and how much of it; a list begins with the first. */
export function CaseQueues<Name extends string>({ label, names, queues, chosen, addressOf }: Props<Name>) {
  return (
    <nav className="admin-tabs" aria-label={label}>
      <ul>
        {queues.map(({ queue, num }, at) => (
          <li key={queue}>
            <a
              href={addressOf({ state: at === 0 ? '' : queue })}
              aria-current={queue === chosen ? 'page' : undefined}
              data-replace
              data-stay
              className={num === 0 ? 'mute' : undefined}
            >
              {names[queue]}
              {num === undefined ? null : (
                <>
                  {' '}
                  <span className="admin-tab-num">{num}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
