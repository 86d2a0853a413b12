type Pixels = { data: ArrayLike<number>; width: number; height: number }

/** Below this a photograph of 320 pixels in width has no sharp edge anywhere. */
const SHARP = 18

const lightAt = ({ data, width }: Pixels, x: number, y: number): number => {
  const at = (y * width + x) * 4
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
}

/** How strong the strongest hundredth of all edges is: plain ground, of which photographs of goods have much, says nothing. */
export function measureSharpness(pixels: Pixels): number {
  const edges: number[] = []
  for (let y = 1; y < pixels.height - 1; y += 1)
    for (let x = 1; x < pixels.width - 1; x += 1) {
      const around = lightAt(pixels, x - 1, y) + lightAt(pixels, x + 1, y) + lightAt(pixels, x, y - 1) + lightAt(pixels, x, y + 1)
      edges.push(Math.abs(4 * lightAt(pixels, x, y) - around))
    }
  edges.sort((one, other) => other - one)
  return edges[Math.floor(edges.length / 100)] ?? 0
}

export const looksBlurred = (sharpness: number): boolean => sharpness < SHARP
