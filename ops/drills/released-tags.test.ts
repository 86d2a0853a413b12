import { expect, test } from 'vitest'
import { releaseOf } from './released-tags.ts'

test('the last release is the newest tag of a version, and without one there is none', () => {
  expect(releaseOf('before-the-move\nv0.2.0\nv0.1.0\n')).toBe('v0.2.0')
  expect(releaseOf('0.3.0')).toBe('0.3.0')
  expect(releaseOf('v0.2.0-rc1\nmark')).toBe(undefined)
  expect(releaseOf('')).toBe(undefined)
})

test('a release that has just been tagged is rehearsed against the one before it', () => {
  expect(releaseOf('v0.3.0\nv0.2.0\nv0.1.0', 'v0.3.0\nmark')).toBe('v0.2.0')
  expect(releaseOf('v0.1.0', 'v0.1.0')).toBe(undefined)
})
