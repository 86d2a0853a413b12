import { fromWire, showHkdExactly } from '#platform/money.ts'

/** With its sign, where it is below nothing. */
export const showMoney = (wire: string): string =>
  (wire.startsWith('-') ? '−' : '') + showHkdExactly(fromWire(wire.replace('-', '')))
