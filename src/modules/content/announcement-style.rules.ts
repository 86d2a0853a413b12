/** What words on a ground need to be read by everybody. */
export const LEAST_CONTRAST = 4.5

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** The contrast of two colours (#rrggbb) from 1 to 21, as WCAG reckons it. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(colour: string): number {
  const part = (from: number): number => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}
