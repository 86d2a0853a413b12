/** State that is written to a file and restored from it: typed arrays, lists of texts, numbers and texts, by name. */
export type SnapshotColumn = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array
export type SnapshotValue = number | string | SnapshotColumn | ColumnPieces | readonly string[] | Snapshot
export type Snapshot = { readonly [name: string]: SnapshotValue }

/** Many columns of one kind that are written one after the other and come back as one. */
export class ColumnPieces {
  readonly kind: ColumnKind
  readonly pieces: Iterable<SnapshotColumn>

  constructor(kind: ColumnKind, pieces: Iterable<SnapshotColumn>) {
    this.kind = kind
    this.pieces = pieces
  }
}

export const columnKinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array }
export type ColumnKind = keyof typeof columnKinds
type ColumnOf<K extends ColumnKind> = InstanceType<(typeof columnKinds)[K]>

export type RestoredValue = number | string | SnapshotColumn | string[] | RestoredSnapshot

/** A snapshot as it is read back, by name; whatever is missing or of another kind than expected makes all of it unusable. */
export class RestoredSnapshot {
  readonly #values: ReadonlyMap<string, RestoredValue>

  constructor(values: ReadonlyMap<string, RestoredValue>) {
    this.#values = values
  }

  column<K extends ColumnKind>(name: string, kind: K): ColumnOf<K> {
    const value = this.#values.get(name)
    return value instanceof columnKinds[kind] ? (value as ColumnOf<K>) : wrong(name)
  }

  /** The column with the room behind it: the first of what comes later does not move all that is there. */
  growingColumn<K extends ColumnKind>(name: string, kind: K): ColumnOf<K> {
    const { buffer } = this.column(name, kind)
    return new columnKinds[kind](buffer, 0, Math.floor(buffer.byteLength / columnKinds[kind].BYTES_PER_ELEMENT)) as ColumnOf<K>
  }

  texts(name: string): string[] {
    const value = this.#values.get(name)
    return Array.isArray(value) ? value : wrong(name)
  }

  number(name: string): number {
    const value = this.#values.get(name)
    return typeof value === 'number' ? value : wrong(name)
  }

  text(name: string): string {
    const value = this.#values.get(name)
    return typeof value === 'string' ? value : wrong(name)
  }

  part(name: string): RestoredSnapshot {
    const value = this.#values.get(name)
    return value instanceof RestoredSnapshot ? value : wrong(name)
  }
}

function wrong(name: string): never {
  throw new TypeError(`the snapshot has no ${name} of the expected kind`)
}
