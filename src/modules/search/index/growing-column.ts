type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** Longer columns grow by a quarter at a time: twice the room would be tens of megabytes that hold nothing. */
const LONG = 1 << 17

/** The same column, or a larger copy that has room for `slot`. */
export function grown<C extends Column>(column: C, slot: number): C {
  if (slot < column.length) return column
  const more = column.length < LONG ? column.length * 2 : column.length + (column.length >> 2)
  const larger = new (column.constructor as new (length: number) => C)(Math.max(1024, slot + 1, more))
  larger.set(column)
  return larger
}
