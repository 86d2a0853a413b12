import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What every `bench/<name>.bench.ts` answers: rows to look at, and flat figures to compare with the next run. */
export type BenchResult = {
  table: Record<string, unknown>[] | Record<string, Record<string, unknown>>
  figures: Record<string, number>
}

type Bench = { run: () => Promise<BenchResult> }

const folder = join(import.meta.dirname, '../bench')
const ending = '.bench.ts'

/** Runs the named benchmarks, or all; figures go to `bench/results/<name>.json`. Ends the process. */
export async function runBenchmarks(wanted: string[]): Promise<void> {
  // React decides when it is first imported whether it is the slow, talkative one.
  process.env.NODE_ENV = 'production'
  const known = (await readdir(folder)).filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0 || known.length === 0) {
    console.error(`No benchmark named ${unknown.join(', ')}. There are: ${known.join(', ') || 'none'}`)
    process.exit(1)
  }
  await mkdir(join(folder, 'results'), { recursive: true })
  for (const name of wanted.length > 0 ? wanted : known.sort()) await runOne(name)
  process.exit(0)
}

async function runOne(name: string): Promise<void> {
  console.log(`\n${name}`)
  const { run }: Bench = await import(pathToFileURL(join(folder, `${name}${ending}`)).href)
  const { table, figures } = await run()
  console.table(table)
  console.log(JSON.stringify(figures))
  await writeFile(join(folder, 'results', `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`)
}
