import { screens } from '../../src/routes.ts'
import { type Weighed, weighFirstLoad } from './first-load-weight.ts'

type Most = { address: string; script: number; style?: number }

/** What a page of each capability may weigh before it answers to a touch, in bytes; a page that grows grows at its own expense. */
const MOST: Record<string, Most> = {
  home: { address: '/', script: 82_700 },
  list: { address: '/product/list/women', script: 85_000 },
  product: { address: '/product/detail/brand/article', script: 85_300 },
  bag: { address: '/bags', script: 89_500 },
  'sign-in': { address: '/member/login', script: 92_800 },
  checkout: { address: '/checkout', script: 97_400 },
  feed: { address: '/community', script: 89_500 },
  profile: { address: '/community/member/code', script: 94_000 },
  account: { address: '/myaccount', script: 103_300, style: 15_100 },
  application: { address: '/seller/apply', script: 106_100, style: 14_700 },
  seller: { address: '/seller', script: 315_500 },
  admin: { address: '/admin', script: 336_000 },
}
/** What any other page may weigh: of shoppers, members and applicants, and of those who work here. */
const MOST_OF_ANY = { shoppers: 132_000, desks: 409_600 }
const MOST_STYLE = 14_000
const CLIENT = 'build/client'

if (!process.argv.includes('--as-built')) {
  const { ensureScreens } = await import('../screens-build.ts')
  await ensureScreens(console.log)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const kinds = ['script', 'style'] as const
const tooHeavy = (name: string, kind: string, { bytes, files }: Weighed, most: number): void => {
  if (bytes <= most) return
  process.exitCode = 1
  console.error(`${name}: ${kilobytes(bytes)} of ${kind} at first load, at most ${kilobytes(most)}:\n  ${files.join('\n  ')}`)
}
const weights = Object.entries(MOST).map(([name, { address, script, style = MOST_STYLE }]) => {
  return { name, most: { script, style }, ...weighFirstLoad(CLIENT, address) }
})
for (const { name, most, ...weight } of weights) for (const kind of kinds) tooHeavy(name, kind, weight[kind], most[kind])
for (const { access, path } of screens.filter(({ path }) => path !== '*')) {
  const address = `/${path.replaceAll(/:\w+\??/g, 'any')}`
  const most = MOST_OF_ANY[access === 'staff' ? 'desks' : 'shoppers']
  tooHeavy(address, 'script', weighFirstLoad(CLIENT, address).script, most)
}
for (const kind of kinds)
  console.log(`first-load ${kind}: ${weights.map((weight) => `${weight.name} ${kilobytes(weight[kind].bytes)}`).join(', ')}`)
