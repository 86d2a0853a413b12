export const UNITS = new Set(['cm', 'mm', 'in', 'g', 'ml'])
/** Systems whose sizes speak for themselves. */
export const SELF_EVIDENT = new Set(['', 'none', 'INT', 'bed'])

/** A size as lists and filters name it: "S", "IT 38", "80 cm", "W28", "OS" for one size. The same in every language. */
export function sizeLabel(size: string, system: string): string {
  if (SELF_EVIDENT.has(system) || size === system || size.endsWith(` ${system}`)) return size
  // In Chinese the unit may be named already.
  if (UNITS.has(system)) return /^[\d.× ]+$/.test(size) ? `${size} ${system}` : size
  return system === 'W' ? `W${size}` : `${system} ${size}`
}

/** A piece that comes in one size has none to choose or to name. */
export const isRealSize = (size: string): boolean => size !== '' && !/^(one[ -]?size|os|均碼)$/i.test(size)
