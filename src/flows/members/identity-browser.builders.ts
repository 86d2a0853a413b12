import { type CameBack, ComeBackInput } from '#modules/members/identities.contract.ts'
import type { IdentityProviderName } from '#modules/members/identity-providers.rules.ts'
import { comeBackFromProvider, setOutForProvider } from '#modules/members/identities.paths.ts'
import type { TestShop } from '../../test-shop.builders.ts'

/** What a browser does between leaving for a provider and being back: it follows, keeps cookies, and posts the form it is given. */
export async function goThrough(shop: TestShop, start: string): Promise<CameBack> {
  const cookies = new Map<string, string>()
  let url = start
  for (let hops = 0; hops < 12; hops += 1) {
    if (url.startsWith(`${shop.url}/prod-api/auth/provider/callback`)) return handedOn(await fetch(url, { redirect: 'manual' }))
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const location = response.headers.get('location')
    if (!location) return postForm(await response.text())
    url = new URL(location, url).href
  }
  throw new Error('the provider leads in circles')
}

/** As Apple tells it, the first time somebody comes to a shop. */
const USER = JSON.stringify({ name: { firstName: 'Wai Ching', lastName: 'Lo' } })

/** Across sites: no cookie goes along. */
async function postForm(page: string): Promise<CameBack> {
  const action = /action="([^"]+)"/.exec(page)?.[1]
  if (!action) throw new Error(page.slice(0, 500))
  const body = new URLSearchParams()
  for (const [, name = '', value = ''] of page.matchAll(/name="([^"]+)" value="([^"]*)"/g)) body.set(name, value)
  body.set('user', USER)
  return handedOn(await fetch(action, { method: 'POST', body, redirect: 'manual' }))
}

function handedOn(response: Response): CameBack {
  const location = new URL(response.headers.get('location') ?? '', 'http://shop.test')
  if (location.pathname.replace('/zh', '') !== '/member/arrive') throw new Error(`led to ${location.href}`)
  return ComeBackInput.parse(Object.fromEntries(new URLSearchParams(location.hash.slice(1))))
}

type Going = { provider: IdentityProviderName; token: string; bend?: (url: string) => string }

/** To the provider and back, as this session; `bend` is what somebody does to the address on the way. */
export async function goAndReturn(shop: TestShop, { provider, token, bend = (url) => url }: Going): Promise<CameBack> {
  const { data } = await shop.ask(setOutForProvider, { provider }, { token })
  return goThrough(shop, bend(data.url))
}

export const signInBy = async (shop: TestShop, going: Going) =>
  shop.ask(comeBackFromProvider, await goAndReturn(shop, going), { token: going.token })
