/** Colour arithmetic on #rrggbb strings. */

type Rgb = [number, number, number]

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `share` 0 … 1 of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgbOf(first), rgbOf(second)]
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

export const shade = (hex: string, amount: number) => mix(hex, '#140d09', amount)
export const tint = (hex: string, amount: number) => mix(hex, '#fffdf9', amount)

/** Perceived lightness, 0 black … 1 white. */
export function lightness(hex: string): number {
  const [red, green, blue] = rgbOf(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** A tone of the same cloth that can still be seen on it: darker on light cloth, lighter on dark cloth. */
export const tonal = (hex: string, amount: number) => (lightness(hex) > 0.3 ? shade(hex, amount) : tint(hex, amount * 0.7))

/** Photographed cloth is never pure black or white: keeps both within what a camera would show. */
export const asCloth = (hex: string) => {
  const light = lightness(hex)
  if (light < 0.12) return mix(hex, '#2b2a2d', 0.75)
  return light > 0.93 ? mix(hex, '#efece6', 0.7) : hex
}
