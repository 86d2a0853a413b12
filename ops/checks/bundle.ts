import { weighFirstLoad } from './first-load-weight.ts'

const MOST_BYTES = { script: 110_000, style: 20_000 }
const PAGES = { home: '/', list: '/product/list/women', product: '/product/detail/brand/article' }
const CLIENT = 'build/client'

if (!process.argv.includes('--as-built')) {
  const { ensureScreens } = await import('../screens-build.ts')
  await ensureScreens(console.log)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const kinds = ['script', 'style'] as const
const weights = Object.entries(PAGES).map(([name, address]) => ({ name, ...weighFirstLoad(CLIENT, address) }))
for (const { name, ...weight } of weights)
  for (const kind of kinds) {
    const { bytes, files } = weight[kind]
    if (bytes <= MOST_BYTES[kind]) continue
    process.exitCode = 1
    console.error(
      `${name}: ${kilobytes(bytes)} of ${kind} at first load, at most ${kilobytes(MOST_BYTES[kind])}:\n  ${files.join('\n  ')}`,
    )
  }
for (const kind of kinds)
  console.log(`first-load ${kind}: ${weights.map((weight) => `${weight.name} ${kilobytes(weight[kind].bytes)}`).join(', ')}`)
