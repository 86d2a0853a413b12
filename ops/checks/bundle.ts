import { screens } from '../../src/routes.ts'
import { weighFirstLoad } from './first-load-weight.ts'

/** What a page of each capability may weigh before it answers to a touch, in bytes; a page that grows grows at its own expense. */
const MOST_SCRIPT = {
  home: ['/', 82_900],
  list: ['/product/list/women', 85_100],
  product: ['/product/detail/brand/article', 85_400],
  bag: ['/bags', 89_200],
  'sign-in': ['/member/login', 92_800],
  checkout: ['/checkout', 97_000],
} as const
/** What any other page that shoppers, members and applicants see may weigh. */
const MOST_OF_ANY = 131_000
const MOST_STYLE = 14_000
const CLIENT = 'build/client'

if (!process.argv.includes('--as-built')) {
  const { ensureScreens } = await import('../screens-build.ts')
  await ensureScreens(console.log)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const kinds = ['script', 'style'] as const
const weights = Object.entries(MOST_SCRIPT).map(([name, [address, script]]) => {
  return { name, most: { script, style: MOST_STYLE }, ...weighFirstLoad(CLIENT, address) }
})
for (const { name, most, ...weight } of weights)
  for (const kind of kinds) {
    const { bytes, files } = weight[kind]
    if (bytes <= most[kind]) continue
    process.exitCode = 1
    console.error(
      `${name}: ${kilobytes(bytes)} of ${kind} at first load, at most ${kilobytes(most[kind])}:\n  ${files.join('\n  ')}`,
    )
  }
const seen = screens.filter(({ access, path }) => access !== 'staff' && path !== '*')
for (const { path } of seen) {
  const address = `/${path.replaceAll(/:\w+\??/g, 'any')}`
  const { bytes, files } = weighFirstLoad(CLIENT, address).script
  if (bytes <= MOST_OF_ANY) continue
  process.exitCode = 1
  console.error(
    `${address}: ${kilobytes(bytes)} of script at first load, at most ${kilobytes(MOST_OF_ANY)}:\n  ${files.join('\n  ')}`,
  )
}
for (const kind of kinds)
  console.log(`first-load ${kind}: ${weights.map((weight) => `${weight.name} ${kilobytes(weight[kind].bytes)}`).join(', ')}`)
