import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings, type Settings, WrongSettings } from '../../src/platform/settings.server.ts'
import { placeCluster, superuser } from '../postgres/postgres-cluster.ts'
import { findPostmaster } from '../postgres/postmaster.ts'
import { findDatabase } from './database-findings.ts'
import { type Finding, mend, watch } from './findings.ts'
import { findKeys } from './key-findings.ts'
import { findCertificate, findReach, findRoom, findSettings, findVersions } from './machine-findings.ts'

const signs = { fine: 'fine ', watch: 'WATCH', mend: 'MEND ' }

/** `npm run doctor`: looks at everything an operator would, changes nothing, and says what to do. */
export async function runDoctor(): Promise<void> {
  const findings = await examine()
  for (const { state, about, words, advice } of findings) {
    console.log(`${signs[state]}  ${about.padEnd(12)} ${words}`)
    if (advice) console.log(`${' '.repeat(20)}→ ${advice}`)
  }
  const [bad, doubtful] = [findings.filter(({ state }) => state === 'mend'), findings.filter(({ state }) => state === 'watch')]
  console.log(`\n${bad.length} to mend, ${doubtful.length} to watch`)
  process.exitCode = bad.length > 0 ? 1 : 0
}

async function examine(): Promise<Finding[]> {
  const settings = settingsOrFault()
  if ('about' in settings) return [settings]
  const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL ?? (await findEmbedded(settings))
  const database = url
    ? findDatabase(url, settings)
    : Promise.resolve([watch('database', 'the embedded one does not run', 'Start the shop, and ask again')])
  const asked = await Promise.all([
    findRoom(settings),
    database,
    findCertificate(settings, new Date()),
    findReach(settings),
    findKeys(settings),
  ])
  return [...findSettings(settings), ...findVersions(), ...asked.flat()]
}

function settingsOrFault(): Settings | Finding {
  try {
    return readSettings()
  } catch (problem) {
    if (problem instanceof WrongSettings) return mend('settings', problem.message, 'Correct them; nothing else was looked at')
    throw problem
  }
}

/** The embedded one, only if it runs: the doctor starts nothing. */
async function findEmbedded({ DATA_DIR }: Settings): Promise<string | undefined> {
  const folder = await placeCluster(DATA_DIR, () => {})
  const running = await findPostmaster(folder)
  if (!running) return undefined
  const { password }: { password: string } = JSON.parse(await readFile(join(folder, 'praya-access.json'), 'utf8'))
  return `postgres://${superuser}:${password}@127.0.0.1:${running.port}/praya`
}
