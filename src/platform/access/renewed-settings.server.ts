import { isDeepStrictEqual } from 'node:util'
import type { Settings } from '../settings.server.ts'

/** Settings that were read anew, by those of the start. */
const newest = new WeakMap<Settings, Settings>()

/** Those of the start, or the ones that were read since then. */
export const settingsNow = (first: Settings): Settings => newest.get(first) ?? first

/** What is read anew while a process runs: secrets of providers and keys. Anything else is of the start. */
const RENEWED = [
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  ...['BANK_FEED_TOKEN', 'BANK_WEBHOOK_TOKEN', 'GOOGLE_CLIENT_SECRET', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ...['FACEBOOK_APP_SECRET', 'SMS_TOKEN', 'SMTP_URL', 'SEALING_KEYS', 'CERTIFICATE_KEYS', 'METRICS_TOKEN'],
] as const satisfies readonly (keyof Settings)[]

type Changes = { renewed: string[]; later: string[] }

/** Takes over what may change in a process that runs, and names it; and what waits for the next start. */
export function renewSettings(first: Settings, read: Settings): Changes {
  const now = settingsNow(first)
  const names = Object.keys({ ...first, ...read }) as (keyof Settings)[]
  const changed = names.filter((name) => !isDeepStrictEqual(now[name], read[name]))
  // What was not set at all has no provider yet, and one that is taken away is still needed for what it began.
  const mayRenew = (name: keyof Settings): boolean =>
    RENEWED.some((known) => known === name) && now[name] !== undefined && read[name] !== undefined
  const [renewed, later] = [changed.filter(mayRenew), changed.filter((name) => !mayRenew(name))]
  newest.set(first, { ...now, ...Object.fromEntries(renewed.map((name) => [name, read[name]])) })
  return { renewed, later }
}

/** Stands for what `make` makes of the settings: made anew at its next use, once they were read anew. */
export function renewed<Made extends object>(first: Settings, make: (settings: Settings) => Made): Made
export function renewed<Made extends object>(first: Settings, make: (settings: Settings) => Made | undefined): Made | undefined
export function renewed<Made extends object>(first: Settings, make: (settings: Settings) => Made | undefined): Made | undefined {
  let of = settingsNow(first)
  const begun = make(of)
  if (!begun) return undefined
  let made = begun
  const current = (): Made => {
    const now = settingsNow(first)
    if (now !== of) [of, made] = [now, make(now) ?? made]
    return made
  }
  return new Proxy(begun, {
    get: (_, name) => Reflect.get(current(), name),
    apply: (_, self, given) => Reflect.apply(current() as () => unknown, self, given),
  })
}
