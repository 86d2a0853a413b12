import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { artworkKinds } from './artwork.ts'

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

describe.each(Object.entries(artworkKinds))('%s', (_name, kind) => {
  it('draws a sound document for each cut and view', { timeout: 60_000 }, () => {
    for (let cut = 0; cut < kind.cuts; cut += 1) {
      const pattern = kind.patterns[cut % kind.patterns.length] ?? 'plain'
      // the other views share the outline: one cut of them is enough, and some kinds take a second each to draw
      for (const view of cut === 0 ? kind.views : kind.views.slice(0, 1))
        expect(faultsOf(kind.draw(look({ cut, pattern }), view))).toEqual([])
    }
  })

  it('is 900 × 1200 when rasterised', { timeout: 60_000 }, async () => {
    const { info } = await sharp(Buffer.from(kind.draw(look({ cut: kind.cuts - 1 }), kind.views[0] ?? 'front')))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([900, 1200])
  })

  it('draws the same look the same way twice, and another look otherwise', { timeout: 60_000 }, () => {
    const first = kind.draw(look({}), 'front')
    expect(kind.draw(look({}), 'front')).toBe(first)
    expect(kind.draw(look({ colour: '#27364f', metal: 'silver', cut: kind.cuts - 1 }), 'front')).not.toBe(first)
  })
})
