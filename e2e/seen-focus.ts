import { expect, type Person } from './shop-test.ts'

/** By the keyboard from where one is: whatever is reached is in sight, with a ring of two pixels. */
export async function tabThrough({ page }: Person, steps: number, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key)
    // What slides in with the focus has a moment to do so.
    await expect.poll(() => page.evaluate(seenFocus)).toMatchObject({ hidden: false, ringed: true })
  }
}

/** Of what has the focus: whether every corner and the middle are covered, and whether its ring is thick enough. */
function seenFocus(): { name: string; hidden: boolean; ringed: boolean } {
  const element = document.activeElement as HTMLElement
  const box = element.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y]))
  const isSeen = ([x = 0, y = 0]: number[]): boolean => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || top.contains(element))
  }
  const rings = [element, ...element.querySelectorAll('*'), element.parentElement ?? element].map((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent).slice(0, 40),
    hidden: box.width > 0 && !points.some(isSeen),
    ringed: Math.max(...rings) >= 2,
  }
}
