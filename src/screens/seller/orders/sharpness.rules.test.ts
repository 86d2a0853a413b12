import sharp from 'sharp'
import { expect, test } from 'vitest'
import { looksBlurred, measureSharpness } from './sharpness.rules.ts'

/** A bag on plain ground, as a telephone would see it; `blur`: how far out of focus. */
async function photograph(blur: number): Promise<boolean> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="420"><rect width="320" height="420" fill="#d9d2c7"/>
    <rect x="70" y="150" width="180" height="200" rx="12" fill="#5b4636"/><path d="M110 150c0-80 100-80 100 0" fill="none" stroke="#5b4636" stroke-width="10"/>
    <path d="M80 170h160" stroke="#c9b79a" stroke-width="2" stroke-dasharray="6 4"/></svg>`
  const drawn = sharp(Buffer.from(svg)).ensureAlpha()
  const { data, info } = await (blur > 0 ? drawn.blur(blur) : drawn).raw().toBuffer({ resolveWithObject: true })
  return looksBlurred(measureSharpness({ data, width: info.width, height: info.height }))
}

test('a photograph in focus is not called blurred, and one far out of it is', async () => {
  expect(await photograph(0)).toBe(false)
  expect(await photograph(0.6)).toBe(false)
  expect(await photograph(4)).toBe(true)
  expect(await photograph(8)).toBe(true)
})
