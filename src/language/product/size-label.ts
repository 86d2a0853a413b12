import { SELF_EVIDENT, sizeLabel, UNITS } from './size-said.ts'

export { sizeLabel }

/** Stands between the scale and the size in calls and addresses: IT@@@38. */
const MARK = '@@@'
const LETTERS = /^(?:\d?X{0,4}[SL]|M)(?:\/(?:X{0,3}[SL]|M))?$/i

/** A size with its scale, `scale@@@value`; without one the scale is inferred from the value. */
export function sizeKey(size: string, system: string): string {
  if (size.includes(MARK)) return size
  if (!SELF_EVIDENT.has(system)) return system + MARK + (size.endsWith(` ${system}`) ? size.slice(0, -system.length - 1) : size)
  const [, country, inCountry] = /^([A-Z]{2,3}) (\S.*)$/.exec(size) ?? []
  if (country && inCountry) return country + MARK + inCountry
  const [, measured, unit] = /^([\d.]+) ([a-z]{1,2})$/.exec(size) ?? []
  if (measured && unit && UNITS.has(unit)) return unit + MARK + measured
  const inches = /^W(\d+)$/.exec(size)?.[1]
  if (inches) return `W${MARK}${inches}`
  return (LETTERS.test(size) ? 'INT' : 'none') + MARK + size
}

export const scaleOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf(MARK)))
/** The way back: IT@@@38 is called "IT 38". */
export const labelOfKey = (key: string): string =>
  key.includes(MARK) ? sizeLabel(key.slice(key.indexOf(MARK) + MARK.length), scaleOf(key)) : key
