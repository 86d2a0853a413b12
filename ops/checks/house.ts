import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { findUntested } from './attack-list.ts'
import { BANNED_IN_INSTALLS, BANNED_IN_PATHS, BANNED_IN_STYLES, BANNED_TEXTS, type Banned, findBanned } from './banned-texts.ts'
import { findForeignTables, FOREIGN_TABLES, foreignFaults, type ForeignTables } from './foreign-tables.ts'
import { findLongFunctions } from './function-lengths.ts'
import { findContracts, findLongLocks } from './migration-locks.ts'
import { listFiles, listSources } from './sources.ts'

const MOST_STYLE_LINES = 250
const MOST_FUNCTION_LINES = 60
const MOST_FILES = 40
const FOLDERS = ['src', 'demo', 'e2e', 'bench', 'ops']
const MAY_REPEAT = new Set(['index.server.ts'])
// The list of what is banned, and the faults planted by its test.
const NAMES_THEM = new Set(['ops/checks/banned-texts.ts', 'ops/checks/house-faults.ts'])
const TEXT = /\.(ts|tsx|mjs|css|md|sql|html)$/

const faults: string[] = []

function checkLengths(path: string): void {
  const source = readFileSync(path, 'utf8')
  if (path.endsWith('.css')) return checkStyleLength(path, source)
  for (const long of findLongFunctions(path, source, MOST_FUNCTION_LINES)) {
    faults.push(`${path}:${long.line}: function of ${long.lines} lines, at most ${MOST_FUNCTION_LINES}`)
  }
}

/** The linter counts the lines of code (`max-lines`), and reads no styles. */
function checkStyleLength(path: string, source: string): void {
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0)
  if (lines > MOST_STYLE_LINES) faults.push(`${path}: ${lines} lines, at most ${MOST_STYLE_LINES}`)
}

function checkTexts(path: string, banned: Banned[]): void {
  if (!existsSync(path)) return
  for (const hit of findBanned(readFileSync(path, 'utf8'), banned)) faults.push(`${path}:${hit.line}: “${hit.text}”: ${hit.why}`)
}

function checkNames(paths: string[]): void {
  const byName = Map.groupBy(paths, (path) => basename(path))
  for (const [name, same] of byName) {
    if (same.length > 1 && !MAY_REPEAT.has(name)) faults.push(`repeated name ${name}: ${same.join(', ')}`)
  }
}

function checkFolders(paths: string[]): void {
  for (const [folder, { length }] of Map.groupBy(paths, (path) => dirname(path)))
    if (length > MOST_FILES) faults.push(`${folder}: ${length} files, at most ${MOST_FILES}`)
}

const sources = listSources(FOLDERS)
const texts = [...FOLDERS, 'docs', 'migrations', 'content']
  .flatMap((folder) => listFiles(folder))
  .filter((path) => TEXT.test(path) && !NAMES_THEM.has(path))
for (const path of sources) checkLengths(path)
for (const path of [...texts, 'README.md', 'package.json']) checkTexts(path, BANNED_TEXTS)
for (const path of texts.filter((path) => path.endsWith('.css'))) checkTexts(path, BANNED_IN_STYLES)
for (const path of ['package-lock.json', '.npmrc']) checkTexts(path, BANNED_IN_INSTALLS)
for (const path of sources) {
  for (const hit of findBanned(path, BANNED_IN_PATHS)) faults.push(`${path}: “${hit.text}” in a path: ${hit.why}`)
}
checkFolders(sources)
// A screen is found by its folder; everything else by its name.
checkNames(listFiles('src').filter((path) => !path.startsWith('src/screens/')))

const byNumber = Map.groupBy(
  listFiles('migrations').map((path) => basename(path)),
  (name) => name.slice(0, 4),
)
for (const [number, same] of byNumber) {
  if (same.length > 1) faults.push(`migration number ${number} is used twice: ${same.join(', ')}`)
}

/** Those before them have landed and are never changed. */
const FIRST_WATCHED = { forLocks: '0883', forContracts: '0870' }
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
for (const path of listFiles('migrations')) {
  const sql = readFileSync(path, 'utf8')
  if (basename(path) >= FIRST_WATCHED.forLocks) for (const fault of findLongLocks(sql)) faults.push(`${path}: ${fault}`)
  if (basename(path) >= FIRST_WATCHED.forContracts)
    for (const fault of findContracts(sql, version)) faults.push(`${path}: ${fault}`)
}

const ATTACKS = 'docs/ATTACKS.md'
if (existsSync(ATTACKS))
  for (const untested of findUntested(readFileSync(ATTACKS, 'utf8'))) faults.push(`${ATTACKS}: ${untested}`)

if (existsSync(FOREIGN_TABLES))
  faults.push(...foreignFaults(JSON.parse(readFileSync(FOREIGN_TABLES, 'utf8')) as ForeignTables, findForeignTables()))

for (const fault of faults) console.error(fault)
console.log(`${sources.length} source files, ${texts.length} texts, ${faults.length} faults`)
if (sources.length === 0 || faults.length > 0) process.exitCode = 1
