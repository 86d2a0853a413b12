import pg from 'pg'
import type { Storage } from '../src/platform/storage/storage.server.ts'

type Options = {
  databaseUrl: string
  dataDir: string
  storage?: Storage | undefined
  log: (line: string) => void
  quiet?: boolean
  ahead?: boolean | undefined
}

/** Fills a shop that has neither goods nor staff; `quiet`: in which nobody has shopped yet. The loader writes in one transaction, so an interrupted load starts over. */
export async function loadDemoIntoEmpty({ databaseUrl, dataDir, storage, log, quiet, ahead }: Options): Promise<void> {
  if (!(await isEmpty(databaseUrl))) return
  log('Loading the demo catalogue')
  const began = Date.now()
  // Imported only when needed: the catalogue is large, and every start passes here.
  const { loadDemo } = await import('../demo/load.ts')
  await loadDemo({ databaseUrl, dataDir, storage, onProgress: log, quiet, ahead })
  log(`Loaded the demo catalogue in ${Math.round((Date.now() - began) / 1000)} s`)
}

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ empty: boolean }>(
      'select not exists (select from products) and not exists (select from operators) as empty',
    )
    return rows[0]?.empty === true
  } finally {
    await client.end()
  }
}
