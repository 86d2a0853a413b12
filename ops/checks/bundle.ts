import { weighFirstLoad } from './script-weight.ts'

const MOST_BYTES = 110_000
const PAGES = { home: '/', list: '/product/list/women', product: '/product/detail/brand/article' }
const CLIENT = 'build/client'

if (!process.argv.includes('--as-built')) {
  const { ensureScreens } = await import('../screens-build.ts')
  await ensureScreens(console.log)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const weights = Object.entries(PAGES).map(([name, address]) => ({ name, ...weighFirstLoad(CLIENT, address) }))
for (const { name, bytes, files } of weights) {
  if (bytes <= MOST_BYTES) continue
  process.exitCode = 1
  console.error(
    `${name}: ${kilobytes(bytes)} of script at first load, at most ${kilobytes(MOST_BYTES)}:\n  ${files.join('\n  ')}`,
  )
}
console.log(`first-load script: ${weights.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', ')}`)
