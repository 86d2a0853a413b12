import { visitorLogin } from '../../src/modules/members/members.paths.ts'
import { refusals } from '../../src/refusals.ts'
import { askPatiently, passing } from '../programs/shop-process.ts'
import type { Door } from './circle.ts'
import type { Day, Street } from './street.ts'

/** Broken connections are met with patience, and so is a shop that asks for it. */
const PATIENCE_MS = 300_000
const MOST_REMEMBERED = 4_000

/** A shop as the builders of tests meet it, asked as patiently. */
export const doorOf = ({ database }: Pick<Street, 'database'>, ask: Day['ask']): Door => ({
  database,
  ask: (path, input, asked) => ask(path, input, asked?.token),
  visitor: async () => (await ask(visitorLogin, { deviceType: 'web' })).data.token,
})

/** Asks again with the same key until there is an answer; a fault of the program is none. */
export function askAs({ url, history, random }: Pick<Street, 'url' | 'history' | 'random'>, name: string): Day['ask'] {
  // Shoppers come from everywhere: what one address holds is limited.
  const from = `198.18.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`
  return async (path, input, token) => {
    const asked = { key: crypto.randomUUID(), from, ...(token ? { token } : {}) }
    const envelope = await askPatiently(url, path, input, asked, { passing, patienceMs: PATIENCE_MS })
    const { code, msg } = envelope
    if (code === refusals.UNKNOWN.code) throw new Error(`${name}: ${path.path} was answered with ${code} ${msg}`)
    history.push(`${name} ${path.path} ${JSON.stringify(input).slice(0, 120)}: ${code}`)
    if (history.length > MOST_REMEMBERED) history.splice(0, MOST_REMEMBERED / 2)
    return envelope
  }
}
