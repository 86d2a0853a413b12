import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { browserArguments, findChromium } from './browser.ts'

const root = join(import.meta.dirname, '..')
const INK = '#0b0b0a'
const GROUND = '#f4f3f1'

/**
 * The mark as the programs want it that put the shop on a home screen, and the wordmark for where an address is passed on.
 * A mask may cut an icon down to a circle of four fifths: there the letter is smaller.
 */
const drawings = [
  { name: 'apple-touch-icon.png', width: 180, height: 180, word: 'P', share: 0.66, ground: INK },
  { name: 'icon-192.png', width: 192, height: 192, word: 'P', share: 0.66, ground: INK },
  { name: 'icon-512.png', width: 512, height: 512, word: 'P', share: 0.66, ground: INK },
  { name: 'icon-maskable-512.png', width: 512, height: 512, word: 'P', share: 0.48, ground: INK },
  { name: 'share.jpg', width: 1200, height: 630, word: 'PRAYA', share: 0.25, ground: GROUND },
]

/** Draws into `public/` what is kept there; run again when the mark changes. */
export async function drawIcons(): Promise<void> {
  const font = (await readFile(join(root, 'src/ui/fonts/bodoni.woff2'))).toString('base64')
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments })
  try {
    for (const drawing of drawings) await draw(browser, font, drawing)
  } finally {
    await browser.close()
  }
}

async function draw(browser: Browser, font: string, { name, width, height, word, share, ground }: (typeof drawings)[number]) {
  const page = await browser.newPage({ viewport: { width, height } })
  // The letter is centred by its own outline, not by the line it stands on.
  await page.setContent(`<style>
    @font-face { font-family: mark; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; background: ${ground} }
    text { font: 400 ${height * share}px mark; font-variation-settings: 'opsz' 11; font-optical-sizing: none;
      letter-spacing: ${word.length > 1 ? '0.14em' : '0'}; fill: ${ground === INK ? '#ffffff' : INK} }
  </style><svg width="${width}" height="${height}" style="display:block"><text>${word}</text></svg>`)
  await page.evaluate(async () => {
    await document.fonts.load('400 100px mark')
    const text = document.querySelector('text')!
    const svg = document.querySelector('svg')!
    const glyphs = document.createElement('canvas').getContext('2d')!
    glyphs.font = `400 ${getComputedStyle(text).fontSize} mark`
    const { actualBoundingBoxAscent: high } = glyphs.measureText('P')
    const wide = text.getBBox().width - (Number.parseFloat(getComputedStyle(text).letterSpacing) || 0)
    text.setAttribute('x', String((svg.clientWidth - wide) / 2))
    text.setAttribute('y', String((svg.clientHeight + high) / 2))
  })
  const drawn = sharp(await page.screenshot())
  const out = join(root, 'public', name)
  await (name.endsWith('.jpg') ? drawn.jpeg({ quality: 88 }) : drawn.png({ palette: true })).toFile(out)
  await page.close()
}
