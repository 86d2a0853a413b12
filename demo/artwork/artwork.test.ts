import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { artworkKinds } from './artwork.ts'
import { objectKinds } from './objects.ts'

const look = (more: Partial<ArtworkLook>): ArtworkLook => ({
  colour: '#7a2331',
  accent: '#f0d9cf',
  metal: 'gold',
  pattern: 'plain',
  cut: 0,
  seed: 7,
  ...more,
})

/** Every opened element is closed in order, and every id is defined once and before use is resolvable. */
function faultsOf(drawn: string): string[] {
  const document = drawn.replace(/data:[^"]*/g, '')
  const open: string[] = []
  const faults: string[] = []
  for (const [, end, name, , self] of document.matchAll(/<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g)) {
    if (end) {
      if (open.pop() !== name) faults.push(`</${name}> closes nothing`)
    } else if (!self && name) open.push(name)
  }
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`)
  const ids = [...document.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size !== ids.length) faults.push('an id twice')
  for (const [, id] of document.matchAll(/url\(#([^)]+)\)/g)) if (!ids.includes(id)) faults.push(`no definition of ${id}`)
  if (/NaN|undefined|Infinity/.test(document)) faults.push('a number that is none')
  return faults
}

/** Drawn flat, in a few milliseconds; the others are modelled in the round and take a second for every picture. */
const flat = Object.entries(artworkKinds).filter(([name]) => !(name in objectKinds))
const modelled = Object.entries(objectKinds)
const size = async (drawn: string) => {
  const { width, height } = await sharp(Buffer.from(drawn)).metadata()
  return [width, height]
}

describe.each(flat)('%s', (_name, kind) => {
  it('is a sound document for each cut and view', () => {
    for (let cut = 0; cut < kind.cuts; cut += 1) {
      const pattern = kind.patterns[cut % kind.patterns.length] ?? 'plain'
      for (const view of kind.views) expect(faultsOf(kind.draw(look({ cut, pattern }), view))).toEqual([])
    }
  })

  it('is 900 × 1200', async () => {
    expect(await size(kind.draw(look({ cut: kind.cuts - 1 }), kind.views[0] ?? 'front'))).toEqual([900, 1200])
  })

  it('is the same for the same look, and another for another', () => {
    const first = kind.draw(look({}), 'front')
    expect(kind.draw(look({}), 'front')).toBe(first)
    expect(kind.draw(look({ colour: '#27364f', metal: 'silver', cut: kind.cuts - 1 }), 'front')).not.toBe(first)
  })
})

it.each(modelled)('%s, modelled in the round, is a sound document of 900 × 1200', { timeout: 90_000 }, async (_name, kind) => {
  const drawn = kind.draw(look({ cut: kind.cuts - 1 }), 'front')
  expect(faultsOf(drawn)).toEqual([])
  expect(await size(drawn)).toEqual([900, 1200])
})
