import { drillFailover } from './failover-drill.ts'
import { drillRestore } from './restore-drill.ts'
import { drillRollout } from './rollout-drill.ts'
import { drillSearch } from './search-drill.ts'
import { drillStorage } from './storage-drill.ts'

const drills: Record<string, () => Promise<void>> = {
  failover: drillFailover,
  restore: drillRestore,
  rollout: drillRollout,
  search: drillSearch,
  storage: drillStorage,
}

/** `npm run drill -- NAME`: what takes minutes, and is rehearsed before it is needed. */
export async function runDrill(name: string | undefined): Promise<void> {
  const drill = drills[name ?? '']
  if (drill) return drill()
  console.error(`Use: npm run drill -- ${Object.keys(drills).join('|')}`)
  process.exitCode = 1
}
