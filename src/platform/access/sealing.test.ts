import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sealingWith } from './sealing.server.ts'

const [old, now] = [
  { name: 'old', key: randomBytes(32) },
  { name: 'now', key: randomBytes(32) },
] as const

test('whatever is sealed is opened again for the same row, and is never written the same way twice', () => {
  const sealing = sealingWith([now])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (secret, about) => {
      const sealed = sealing.seal(secret, about)
      expect(sealing.open(sealed, about)).toBe(secret)
      expect(sealing.seal(secret, about)).not.toBe(sealed)
    }),
  )
})

test('it opens for no other row, with no other key of that name, and not after a single character was changed', () => {
  const sealed = sealingWith([now]).seal('JBSWY3DPEHPK3PXP', 'ada')
  expect(() => sealingWith([now]).open(sealed, 'ben')).toThrow('authenticate')
  expect(() => sealingWith([{ name: 'now', key: randomBytes(32) }]).open(sealed, 'ada')).toThrow('authenticate')
  for (let at = sealed.indexOf('.') + 1; at < sealed.length - 1; at += 1) {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    expect(() => sealingWith([now]).open(sealed.slice(0, at) + other + sealed.slice(at + 1), 'ada')).toThrow('authenticate')
  }
})

test('a key is exchanged by putting another before it; without the old one what it sealed is named', () => {
  const sealed = sealingWith([old]).seal('secret', 'ada')
  const both = sealingWith([now, old])
  expect(both.open(sealed, 'ada')).toBe('secret')
  expect([both.isCurrent(sealed), both.isCurrent(both.seal('secret', 'ada'))]).toEqual([false, true])
  expect(() => sealingWith([now]).open(sealed, 'ada')).toThrow('“old”')
})
