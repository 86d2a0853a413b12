type Colours = { backgroundColor: string; color: string }

/** What text of this size needs to be read by everybody. */
const LEAST_CONTRAST = 4.5

/** An operator chooses the colours of the announcements; where the text could not be read on its ground, it is ink, paper or, for what neither is enough, black instead. */
export function readableColours({ backgroundColor, color }: Colours): Colours {
  if (contrast(backgroundColor, color) >= LEAST_CONTRAST) return { backgroundColor, color }
  const ink = '#0b0b0a'
  const paper = '#ffffff'
  const better = contrast(backgroundColor, ink) >= contrast(backgroundColor, paper) ? ink : paper
  return { backgroundColor, color: contrast(backgroundColor, better) >= LEAST_CONTRAST ? better : '#000000' }
}

/** From 1, no difference, to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
