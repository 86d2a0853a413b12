/** Where files are kept for all processes: whole contents under keys with slashes between. */
export type Storage = {
  put(key: string, content: Buffer, type: string): Promise<void>
  /** Nothing when there is no such file. */
  read(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** Removing what is not there changes nothing. */
  remove(key: string): Promise<void>
}

/** The storage does not answer, or refuses: worth trying again later, and no fault of the caller. */
export class StorageAway extends Error {}
