import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { type Check, checks } from './check-list.ts'
import { notePassed, passedBefore, stampOf } from './check-stamps.ts'

const AT_ONCE = 2
/** Ends what hangs; a machine with other work beside it takes minutes. */
const TIME_LIMIT_MS = 600_000
/** The tools written in Go, types and lint, live for seconds: clearing up is a quarter of their work, and worth it only above this. */
const GO_MEMORY = { GOGC: 'off', GOMEMLIMIT: '5GiB' }

type Outcome = { name: string; seconds: number; passed: boolean; output: string }

async function runCheck(check: Check): Promise<Outcome> {
  const { name, command } = check
  const stamp = stampOf(check)
  if (passedBefore(check, stamp))
    return { name, seconds: 0, passed: true, output: 'nothing it reads has changed since it passed' }
  const started = performance.now()
  const child = spawn(process.execPath, command, { env: { ...GO_MEMORY, ...process.env, FORCE_COLOR: '0' } })
  const stopped = new AbortController()
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  void wait(TIME_LIMIT_MS, undefined, { signal: stopped.signal, ref: false }).then(
    () => {
      chunks.push(Buffer.from(`\nstopped after ${TIME_LIMIT_MS / 60_000} minutes`))
      child.kill()
    },
    () => undefined,
  )
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve)
    child.on('error', () => resolve(null))
  })
  stopped.abort()
  const output = Buffer.concat(chunks).toString().trim()
  if (code === 0) notePassed(check, stamp)
  return { name, seconds: (performance.now() - started) / 1000, passed: code === 0, output }
}

function report({ name, seconds, passed, output }: Outcome): void {
  const lines = output.split('\n')
  const reported = passed ? lines.at(-1)?.slice(0, 110) : ''
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(5)} s  ${reported}`)
  if (!passed) console.log(`\n${output}\n`)
}

/** Runs the named checks, or all; true when every one passed. A failing check does not stop the others. */
export async function runChecks(names: string[]): Promise<boolean> {
  const unknown = names.filter((name) => checks.every((check) => check.name !== name))
  if (unknown.length > 0) throw new Error(`no check named ${unknown.join(', ')}: ${checks.map(({ name }) => name).join(', ')}`)
  const started = performance.now()
  const waiting = checks.filter(({ name }) => names.length === 0 || names.includes(name))
  const failed: string[] = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await runCheck(check)
      report(outcome)
      if (!outcome.passed) failed.push(outcome.name)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(failed.length === 0 ? `all passed in ${seconds} s` : `failed: ${failed.join(', ')} (${seconds} s)`)
  return failed.length === 0
}
