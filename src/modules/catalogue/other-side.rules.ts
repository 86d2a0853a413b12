const OF_A_SIDE = /^(women|men)(?=\/|$)/

/**
 * The same category on a side of the shop: itself where it is for both or on that side already, its twin, or the nearest
 * department above that the side has too. Undefined where only the whole side is left.
 */
export function categoryOnSide(path: string, side: 'women' | 'men', isThere: (path: string) => boolean): string | undefined {
  if (!OF_A_SIDE.test(path)) return path
  for (let twin = path.replace(OF_A_SIDE, side); twin.includes('/'); twin = twin.slice(0, twin.lastIndexOf('/')))
    if (isThere(twin)) return twin
  return undefined
}
