type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** The same column, or a larger copy that has room for `slot`. */
export function grown<C extends Column>(column: C, slot: number): C {
  if (slot < column.length) return column
  const larger = new (column.constructor as new (length: number) => C)(Math.max(1024, slot + 1, column.length * 2))
  larger.set(column)
  return larger
}
