/** Where files are kept for all processes: whole contents under keys with slashes between. */
export type Storage = {
  put(key: string, content: Buffer, type: string): Promise<void>
  /** Nothing when there is no such file. */
  read(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** Removing what is not there changes nothing. */
  remove(key: string): Promise<void>
}

export type ListedFile = { key: string; bytes: number; changedAt: Date }

/** A storage that says what it holds: backups are put together and aged by it. Keys in order. */
export type ListedStorage = Storage & { list(prefix: string): Promise<ListedFile[]> }

/** The storage does not answer, or refuses: worth trying again later, and no fault of the caller. */
export class StorageAway extends Error {}
