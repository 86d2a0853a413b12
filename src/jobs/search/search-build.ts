import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Has the index of the whole catalogue built and written to the snapshot by a process of its own. Building takes more than
 * twice the memory of what is built, and a processor: both end with that process, while this one goes on answering.
 */
export async function buildApart(environment: { DATABASE_URL: string; DATA_DIR: string; LOG_LEVEL: string }): Promise<void> {
  // Options of this process, such as a debugger's port, are not meant for it.
  const child = fork(join(import.meta.dirname, 'search-builder.ts'), { env: { ...process.env, ...environment }, execArgv: [] })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (code !== 0) throw new Error(`the process that builds search ended with ${code ?? signal}`)
}
