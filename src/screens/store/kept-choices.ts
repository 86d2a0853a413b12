/** How this browser likes things shown. Nothing in it says who somebody is, since it travels with every request. */
type Choices = { lengthUnit?: string; sizeScale?: string }

const NAME = 'persisted_state'
const WEEK_SECONDS = 604_800

function choices(): Choices {
  const [, kept] = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(document.cookie) ?? []
  try {
    return JSON.parse(decodeURIComponent(kept ?? '{}')) as Choices
  } catch {
    // Something else wrote there; start anew.
    return {}
  }
}

const keep = (all: Choices): void => {
  document.cookie = `${NAME}=${encodeURIComponent(JSON.stringify(all))}; path=/; max-age=${WEEK_SECONDS}; samesite=lax`
}

/** What was chosen last; looking at it keeps it for another week. */
export function keptChoice(name: keyof Choices): string {
  const all = choices()
  if (all[name]) keep(all)
  return all[name] ?? ''
}

export const keepChoice = (name: keyof Choices, value: string): void => keep({ ...choices(), [name]: value })
