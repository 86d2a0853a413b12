import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { barePathsOf } from './bare-paths.ts'

const paths = readdirSync('src/modules', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.paths.ts'))
  .map((name) => `src/modules/${name}`)

const addToBag = `import { postCall } from '#platform/wire/call-path.ts'
import { AddInput, BagWire } from './bag.contract.ts'

export const addToBag = postCall('/order/cart/add', { access: 'shopper', once: true, input: AddInput, output: BagWire })
export const getBag = postCall('/order/cart/query', {
  access: 'shopper',
  output: BagWire,
})
`

test('a browser is given address and once of a call, on the lines where they were', () => {
  const bare = barePathsOf('bag.paths.ts', addToBag)
  expect(bare.split('\n')).toHaveLength(addToBag.split('\n').length)
  expect(bare.replace(/\s+/g, ' ').trim()).toBe(
    "import { postCall } from '#platform/wire/call-path.ts' export const addToBag = postCall('/order/cart/add', { once: true }) export const getBag = postCall('/order/cart/query' )",
  )
})

test.each(paths)('what a browser is given of %s names no shape and says of no call who may make it', (path) => {
  const bare = barePathsOf(path, readFileSync(path, 'utf8'))
  expect(bare).toContain('export const')
  expect(bare).not.toMatch(/\.contract\.ts'|from 'zod'|access:/)
})
