import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { refuse } from '#platform/refusal.ts'

const MOST_ENTRIES = 50_000

const open = (file: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    fromBuffer(file, { lazyEntries: true, validateEntrySizes: true }, (problem, zip) => (zip ? resolve(zip) : reject(problem))),
  )

/** What stands in an archive, by its list; nothing is unpacked. Refuses what is none. */
async function listEntries(file: Buffer): Promise<{ zip: ZipFile; entries: Entry[] }> {
  const zip = await open(file).catch(() => refuse('IMPORT_UNREADABLE', { field: 'file' }))
  if (zip.entryCount > MOST_ENTRIES) refuse('UPLOAD_TOO_LARGE', { field: 'file' })
  const entries: Entry[] = []
  const listed = new Promise<{ zip: ZipFile; entries: Entry[] }>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve({ zip, entries }))
    zip.on('error', reject)
    zip.readEntry()
  })
  // Names that lead out of it, and lists that say what is not so, are made by hand.
  return listed.catch(() => refuse('IMPORT_UNREADABLE', { field: 'file' }))
}

export const sizeUnpacked = async (file: Buffer): Promise<number> =>
  (await listEntries(file)).entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)

/** The pictures of an archive, one after the other; whatever else is in it is passed over, and so is what is too large or broken. */
export async function* picturesIn(file: Buffer, mostBytes: number): AsyncGenerator<{ name: string; content: Buffer }> {
  const { zip, entries } = await listEntries(file)
  for (const entry of entries) {
    const name = entry.fileName.split(/[/\\]/).at(-1) ?? ''
    const isPicture = /\.(jpe?g|jfif|png|webp|avif|gif|bmp|tiff?|heic)$/i.test(name) && !name.startsWith('.')
    if (!isPicture || entry.uncompressedSize > mostBytes) continue
    // One that is broken stays so: tried again and again it would hold up the others, and every archive after them.
    const content = await contentOf(zip, entry).catch(() => undefined)
    if (content) yield { name, content }
  }
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = []
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
    zip.openReadStream(entry, (problem, opened) => (opened ? resolve(opened) : reject(problem))),
  )
  // More than its list says is an error of its own.
  for await (const part of stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
