/** Draws kinds side by side to judge them: `node demo/artwork/contact-sheet.ts KIND... --out sheet.png [--views] [--width 220]`. */
import sharp, { type OverlayOptions } from 'sharp'
import type { ArtworkLook, ArtworkView } from '../catalogue/demo-types.ts'
import { artworkKinds } from './artwork.ts'

const palette: [colour: string, accent: string][] = [
  ['#f1ece2', '#1f2a44'],
  ['#1b1b1d', '#c9b38c'],
  ['#b08a5a', '#3b2a1e'],
  ['#27364f', '#e6dfd2'],
  ['#7a2331', '#f0d9cf'],
  ['#8a9a86', '#f3efe4'],
  ['#d9b8b4', '#7d3a44'],
  ['#5b6b7c', '#dfe4e8'],
]
const metals: ArtworkLook['metal'][] = ['gold', 'silver', 'rose-gold', 'gunmetal']

type Shot = { look: ArtworkLook; view: ArtworkView; kind: string }

function shotsOf(kind: string, everyView: boolean): Shot[] {
  const entry = artworkKinds[kind]
  if (!entry) throw new Error(`no artwork kind ${kind}; there are: ${Object.keys(artworkKinds).join(' ')}`)
  const shots: Shot[] = []
  for (let at = 0; at < Math.max(entry.cuts * 2, entry.patterns.length); at += 1) {
    const [colour, accent] = palette[(at + kind.length) % palette.length] ?? ['#888888', '#222222']
    const pattern = entry.patterns[at % entry.patterns.length] ?? 'plain'
    const look: ArtworkLook = {
      colour,
      accent,
      metal: metals[at % 4] ?? 'gold',
      pattern,
      cut: at % entry.cuts,
      seed: 40 + at * 7,
    }
    const views = everyView ? entry.views : entry.views.slice(0, 1)
    for (const view of views) shots.push({ look, view, kind })
  }
  return shots
}

async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const option = (name: string) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined)
  const out = option('--out') ?? 'contact-sheet.png'
  const width = Number(option('--width') ?? 220)
  const columns = Number(option('--columns') ?? 8)
  const kinds = words.filter(
    (word, at) => !word.startsWith('--') && !['--out', '--width', '--columns'].includes(words[at - 1] ?? ''),
  )
  const shots = kinds.flatMap((kind) => shotsOf(kind, words.includes('--views')))
  const height = Math.round((width * 4) / 3)
  const tiles: OverlayOptions[] = []
  let slowest = 0
  const begun = performance.now()
  for (const [at, shot] of shots.entries()) {
    const started = performance.now()
    const picture = await sharp(Buffer.from(artworkKinds[shot.kind]?.draw(shot.look, shot.view) ?? ''))
      .png({ compressionLevel: 1 })
      .toBuffer()
    slowest = Math.max(slowest, performance.now() - started)
    const input = await sharp(picture).resize(width, height).toBuffer()
    tiles.push({ input, left: (at % columns) * width, top: Math.floor(at / columns) * height })
  }
  const average = (performance.now() - begun) / shots.length
  const sheet = {
    width: width * Math.min(columns, shots.length),
    height: height * Math.ceil(shots.length / columns),
    channels: 3 as const,
    background: '#fff',
  }
  await sharp({ create: sheet }).composite(tiles).png().toFile(out)
  console.log(`${shots.length} pictures, ${average.toFixed(0)} ms each, slowest ${slowest.toFixed(0)} ms → ${out}`)
}

await main()
