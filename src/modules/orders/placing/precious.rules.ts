/** From so much on a transaction in precious metals and stones is a specified one (Cap. 615). */
export const SPECIFIED_CENTS = 12_000_000
