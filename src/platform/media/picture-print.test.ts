import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { haveSameColours, MIRRORED, MOST_APART, type PicturePrint, printPicture } from './picture-print.server.ts'
import { drawScene, type Scene } from './drawn-scenes.builders.ts'

const print = async (scene: Scene, change: (drawn: Sharp) => Sharp = (drawn) => drawn): Promise<PicturePrint> => {
  const made = await printPicture(
    await change(sharp(await drawScene(scene)))
      .jpeg({ quality: 60 })
      .toBuffer(),
  )
  if (!made) throw new Error('the picture has no look')
  return made
}
const differing = (one: bigint): number => [...BigInt.asUintN(64, one).toString(2)].filter((sign) => sign === '1').length
/** In how many signs a picture differs at least from one that was refused. */
const apart = ({ looks: [own = 0n] }: PicturePrint, refused: PicturePrint): number =>
  Math.min(...refused.looks.flatMap((look) => [differing(own ^ look), differing(own ^ look ^ MIRRORED)]))

test.each<[string, (drawn: Sharp) => Sharp]>([
  ['saved anew in poor quality', (drawn) => drawn.jpeg({ quality: 30 })],
  ['made much smaller', (drawn) => drawn.resize(200)],
  ['drawn out', (drawn) => drawn.resize(700, 500, { fit: 'fill' })],
  ['mirrored', (drawn) => drawn.flop()],
  ['cut at one side', (drawn) => drawn.extract({ left: 40, top: 0, width: 560, height: 800 })],
  ['cut all around', (drawn) => drawn.extract({ left: 20, top: 30, width: 560, height: 740 })],
  ['mirrored and cut', (drawn) => drawn.flop().extract({ left: 0, top: 50, width: 560, height: 750 })],
  ['in other light', (drawn) => drawn.modulate({ brightness: 1.12, saturation: 0.6 })],
])('a picture of much detail is known again %s', async (_, change) => {
  for (const seed of [1, 2, 3]) {
    const refused = await print({ seed })
    expect(refused.isPlain).toBe(false)
    expect(apart(await print({ seed }, change), refused)).toBeLessThanOrEqual(MOST_APART)
  }
})

test('no picture of much detail is taken for another', async () => {
  const prints = await Promise.all(Array.from({ length: 40 }, (_, seed) => print({ seed: 10 + seed })))
  const nearest = prints.flatMap((one) => prints.filter((other) => other !== one).map((other) => apart(one, other)))
  expect(Math.min(...nearest)).toBeGreaterThan(MOST_APART)
})

test('the same bag on white in another colour has other colours, and its own when it is saved anew or mirrored', async () => {
  const bag = { seed: 5, isOnWhite: true }
  const [black, again, mirrored] = await Promise.all([
    print(bag),
    print(bag, (drawn) => drawn.resize(300)),
    print(bag, (drawn) => drawn.flop()),
  ])
  const red = await print({ ...bag, colour: '#8a1f2b' })
  expect([black, red].map(({ isPlain }) => isPlain)).toEqual([true, true])
  expect(apart(red, black)).toBeLessThanOrEqual(MOST_APART)
  expect([again, mirrored, red].map(({ colours }) => haveSameColours(colours, black.colours))).toEqual([true, true, false])
})

test('an empty picture looks like nothing', async () => {
  const empty = sharp({ create: { width: 60, height: 40, channels: 3, background: '#eee' } })
  expect(await printPicture(await empty.png().toBuffer())).toBeUndefined()
})
