import { Refusal } from '../claims.ts'
import { drillFailover } from './failover-drill.ts'
import { drillRestore } from './restore-drill.ts'
import { drillRollout } from './rollout-drill.ts'
import { drillSearch } from './search-drill.ts'
import { drillStorage } from './storage-drill.ts'
import { drillTown } from './town-drill.ts'

const drills: Record<string, () => Promise<void>> = {
  failover: drillFailover,
  restore: drillRestore,
  rollout: drillRollout,
  search: drillSearch,
  storage: drillStorage,
  town: drillTown,
}

/** `npm run drill -- NAME`: what takes minutes, and is rehearsed before it is needed. */
export async function runDrill(name: string | undefined): Promise<void> {
  const drill = drills[name ?? '']
  if (drill)
    return drill().catch((problem: unknown) => {
      if (!(problem instanceof Refusal)) throw problem
      console.error(problem.message)
      process.exitCode = 1
    })
  console.error(`Use: npm run drill -- ${Object.keys(drills).join('|')}`)
  process.exitCode = 1
}
