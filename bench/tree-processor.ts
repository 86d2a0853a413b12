import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/**
 * Processor seconds of a process and all that came from it, those that have ended too: the system adds a child's time to its parent's when
 * it has been waited for.
 */
export function processorSeconds(pid: number): number {
  const ofPid = ticksOf(pid)
  return ofPid === undefined
    ? 0
    : ofPid / TICKS_PER_SECOND + childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), 0)
}

/** A name may hold spaces and brackets: what is counted comes after the last one. */
function ticksOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
  } catch {
    return undefined
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
