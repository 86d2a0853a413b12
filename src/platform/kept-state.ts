/** What a program keeps of itself in a file: typed arrays, lists of texts, numbers and texts, by name. */
export type KeptColumn = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array
export type KeptValue = number | string | KeptColumn | KeptPieces | readonly string[] | KeptState
export type KeptState = { readonly [name: string]: KeptValue }

/** Many columns of one kind that are written one after the other and come back as one. */
export class KeptPieces {
  readonly kind: ColumnKind
  readonly pieces: Iterable<KeptColumn>

  constructor(kind: ColumnKind, pieces: Iterable<KeptColumn>) {
    this.kind = kind
    this.pieces = pieces
  }
}

export const columnKinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array }
export type ColumnKind = keyof typeof columnKinds
type ColumnOf<K extends ColumnKind> = InstanceType<(typeof columnKinds)[K]>

export type RestoredValue = number | string | KeptColumn | string[] | RestoredState

/** What was kept, asked for by name; whatever is missing or of another kind than expected makes the whole unusable. */
export class RestoredState {
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

  part(name: string): RestoredState {
    const value = this.#values.get(name)
    return value instanceof RestoredState ? value : wrong(name)
  }
}

function wrong(name: string): never {
  throw new TypeError(`what was kept has no ${name} of the expected kind`)
}
