import { expect, test } from 'vitest'
import { shopChunk } from './shop-chunk.ts'

const FIRST = ['home/home', 'list/product-list', 'detail/product-detail'].map((name) => `screens/store/${name}.tsx`)
/** Which module stands on which, below `src`. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'entry.client.tsx': ['root.tsx'],
  'root.tsx': ['router.ts', 'app.css'],
  'screens/store/store-layout.tsx': ['header.tsx', 'icon.tsx', 'store.css'],
  'screens/store/checkout/checkout-layout.tsx': ['icon.tsx', 'store.css'],
  'screens/store/checkout/checkout.tsx': ['form.tsx'],
  'header.tsx': ['menu.tsx'],
  ...Object.fromEntries(FIRST.map((screen) => [screen, ['cards.tsx', 'router.ts']])),
  'screens/store/home/home.tsx': ['cards.tsx', 'scene.tsx'],
}
const fileOf = shopChunk('/shop')
const chunkOf = (name: string) =>
  fileOf(`/shop/src/${name}`, {
    getModuleInfo: (id) => ({ importedIds: (imports[id.slice('/shop/src/'.length)] ?? []).map((one) => `/shop/src/${one}`) }),
  })

test('what every page needs is one file, and what header, menu and cards need alone another, which checkout does without', () => {
  for (const name of ['root.tsx', 'router.ts', 'icon.tsx']) expect([name, chunkOf(name)]).toEqual([name, 'shop'])
  for (const name of ['header.tsx', 'menu.tsx', 'cards.tsx', 'screens/store/store-layout.tsx'])
    expect([name, chunkOf(name)]).toEqual([name, 'store'])
})

test('style stays in one sheet, whose order counts', () => {
  for (const name of ['app.css', 'store.css']) expect([name, chunkOf(name)]).toEqual([name, 'shop'])
})

test('what one page needs alone stays with it, and so does what wakes the page', () => {
  for (const name of ['scene.tsx', 'form.tsx', 'entry.client.tsx', 'screens/store/checkout/checkout.tsx'])
    expect([name, chunkOf(name)]).toEqual([name, undefined])
})
