/** The last transaction in which a caller wrote, where copies of the database are read: one that has it shows them all they did. */
export type LastWrite = { wrote?: string }

export const lastWriteOf = ({ wrote }: { wrote: string | null }): LastWrite => (wrote === null ? {} : { wrote })
