import { readSettings } from '../../src/platform/settings.server.ts'
import { claimDataFolder, Refusal } from '../claims.ts'
import { carryOver } from './carry-over.ts'
import { PostgresUnavailable } from './postgres-binaries.ts'

const say = (line: string): void => console.log(line)

/** `npm run upgrade-database`: a folder of an older major PostgreSQL, for the one that this program brings. */
export async function upgradeDatabase(): Promise<void> {
  try {
    const settings = readSettings()
    const release = await claimDataFolder(settings, new AbortController().signal)
    try {
      const { kept, tables } = await carryOver(settings.DATA_DIR, say)
      say(`${tables} tables carried over, all equal. What was there before is kept in ${kept}; delete it when you are sure.`)
    } finally {
      await release()
    }
  } catch (problem) {
    const isPlain = problem instanceof Refusal || problem instanceof PostgresUnavailable
    console.error(isPlain ? problem.message : problem)
    process.exitCode = 1
  }
}
