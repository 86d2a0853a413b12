const UNITS = new Set(['cm', 'mm', 'in', 'g', 'ml'])
/** Systems whose sizes speak for themselves. */
const SELF_EVIDENT = new Set(['', 'none', 'INT', 'bed'])

/** A size as lists and filters name it: "S", "IT 38", "80 cm", "W28", "OS" for one size. The same in every language. */
export function sizeLabel(size: string, system: string): string {
  if (SELF_EVIDENT.has(system) || size === system || size.endsWith(` ${system}`)) return size
  if (UNITS.has(system)) return `${size} ${system}`
  return system === 'W' ? `W${size}` : `${system} ${size}`
}
