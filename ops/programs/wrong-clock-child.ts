// The program on a machine whose clock is wrong by CLOCK_SHIFT_MS, from before its first line on.
const shift = Number(process.env.CLOCK_SHIFT_MS)
const RightDate = Date

class WrongDate extends RightDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RightDate.now() + shift)
    else super(given[0])
  }

  static override now(): number {
    return RightDate.now() + shift
  }
}

globalThis.Date = WrongDate as DateConstructor
void import('./shop-child.ts')
