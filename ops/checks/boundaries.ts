import { existsSync } from 'node:fs'
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import { boundaryRules } from './boundary-rules.ts'
import { pictureFaults } from './imports-picture.ts'
import { listSources } from './sources.ts'

const FOLDERS = ['src', 'demo', 'e2e', 'bench', 'ops']

async function cruiseSources(): Promise<ICruiseResult> {
  const { output } = await cruise(
    FOLDERS.filter((folder) => existsSync(folder)),
    {
      parser: 'swc',
      ruleSet: boundaryRules,
      validate: true,
      doNotFollow: { path: ['node_modules'] },
      exclude: { path: ['^build/', '^demo/media/'] },
      combinedDependencies: true,
      preserveSymlinks: true,
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      importsFields: ['imports'],
      conditionNames: ['node', 'import', 'default'],
      mainFields: ['module', 'main'],
    },
  )
  if (typeof output === 'string') throw new Error('expected the cruise as an object')
  return output
}

function describeViolation({ rule, from, to, cycle }: IViolation): string {
  const way = cycle && cycle.length > 0 ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`
  const reason = boundaryRules.forbidden?.find((one) => one.name === rule.name)?.comment ?? ''
  return `${rule.name}: ${way}\n    ${reason}`
}

const result = await cruiseSources()
// A parser that does not understand a file reports no imports and no fault: count what was read.
const read = new Set(result.modules.map((module) => module.source))
const unread = listSources(FOLDERS).filter((file) => /\.tsx?$/.test(file) && !read.has(file))
const violations = [...result.summary.violations.map(describeViolation), ...pictureFaults(result.modules)]

for (const file of unread) console.error(`not read: ${file}`)
for (const violation of violations) console.error(violation)
console.log(`${read.size} files read, ${result.summary.totalDependenciesCruised ?? 0} imports, ${violations.length} violations`)
if (read.size === 0 || unread.length > 0 || violations.length > 0) process.exitCode = 1
