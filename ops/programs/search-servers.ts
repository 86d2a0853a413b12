import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePackages, type Need } from '../debian-packages.ts'
import { waitForLock } from '../process-lock.mjs'
import { freePorts } from './free-port.ts'

const root = join(import.meta.dirname, '../..')
const sources = join(root, 'ops/search-cluster/nodes')
const CACHE = join(root, '.cache/search-nodes')
const HOST = '127.0.0.1'

/** Debian's tools; SEARCH_JAVA_HOME names another JDK, of 17 to 21. */
const toolOf = (name: string): string => join(process.env.SEARCH_JAVA_HOME ?? '/usr', 'bin', name)
const MAVEN = '/usr/bin/mvn'

const searchNodesNeed: Need = {
  who: 'The tests of the search cluster need',
  missing: () => [
    ...(['java', 'javac', 'jar'].every((name) => existsSync(toolOf(name))) ? [] : ['openjdk-17-jdk-headless']),
    ...(existsSync(MAVEN) ? [] : ['maven']),
  ],
  instead: 'name a JDK in SEARCH_JAVA_HOME',
}

/** What starts a node: the program and what comes before its settings. Classes are taken from the archive of a start before. */
export type SearchJava = { program: string; options: string[]; folder: string }

const OPTIONS = ['-XX:+UseSerialGC', '-Dlog4j2.disable.jmx=true']
/** For nodes that hold little and are soon there. */
export const SMALL_NODE = ['-Xms128m', '-Xmx384m', '-XX:TieredStopAtLevel=1']

/**
 * Everything that nodes of OpenSearch need on this machine, installed where that can be done without asking; else the sentence that says
 * what is missing.
 */
export async function ensureSearchNodes(log: (line: string) => void): Promise<SearchJava | string> {
  const missing = ensurePackages([searchNodesNeed], log)
  if (missing) return missing
  await mkdir(CACHE, { recursive: true })
  const lock = await waitForLock(join(CACHE, 'install.lock'), { onWait: () => log('Waiting for the jars of OpenSearch') })
  try {
    const place = join(CACHE, digestOfSources())
    if (!existsSync(place)) await install(place, log)
    return javaIn(place)
  } catch (problem) {
    return `The jars of OpenSearch are not to be had: ${problem instanceof Error ? problem.message : String(problem)}`
  } finally {
    lock.release()
  }
}

function digestOfSources(): string {
  const whole = createHash('sha256').update(toolOf('java'))
  for (const name of readdirSync(sources).sort()) whole.update(readFileSync(join(sources, name)))
  return whole.digest('hex').slice(0, 16)
}

function javaIn(place: string): SearchJava {
  const archive = join(place, 'classes.jsa')
  const shared = existsSync(archive) ? [`-XX:SharedArchiveFile=${archive}`] : [`-XX:ArchiveClassesAtExit=${archive}`]
  // One by one: an archive of classes fits no class path with a star in it.
  const jars = readdirSync(join(place, 'jars')).sort()
  const classPath = jars.map((name) => join(place, 'jars', name)).join(':')
  return { folder: place, program: toolOf('java'), options: [...OPTIONS, ...shared, '-cp', classPath, 'SearchNode'] }
}

/** Whole or not at all: what a run that was stopped has left is no installation. */
async function install(place: string, log: (line: string) => void): Promise<void> {
  log('Fetching the jars of OpenSearch')
  const draft = `${place}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'jars'), { recursive: true })
  const quiet = ['--batch-mode', '--quiet', `-Dmaven.repo.local=${join(CACHE, 'maven')}`]
  run(
    MAVEN,
    ...quiet,
    '--file',
    join(sources, 'pom.xml'),
    'dependency:copy-dependencies',
    `-DoutputDirectory=${join(draft, 'jars')}`,
  )
  run(toolOf('javac'), '-cp', `${join(draft, 'jars')}/*`, '-d', join(draft, 'classes'), join(sources, 'SearchNode.java'))
  run(toolOf('jar'), '--create', '--file', join(draft, 'jars/search-node.jar'), '-C', join(draft, 'classes'), '.')
  await rm(join(CACHE, 'maven'), { recursive: true, force: true })
  await rename(draft, place)
  await archiveClasses(place)
}

/** A first node, which ends as soon as it is there, leaves the archive that others start from. */
async function archiveClasses(place: string): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'praya-search-first-'))
  const { program, options } = javaIn(place)
  const [http, transport] = await freePorts(2)
  const settings = [
    `path.home=${home}`,
    'discovery.type=single-node',
    `network.host=${HOST}`,
    `http.port=${http}`,
    `transport.port=${transport}`,
  ]
  // Without an archive nodes start as well, only later.
  spawnSync(program, [...SMALL_NODE, ...options, ...settings], {
    input: '',
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: 240_000,
  })
  await chmod(join(place, 'classes.jsa'), 0o644).catch(() => undefined)
  await rm(home, { recursive: true, force: true })
}

function run(program: string, ...options: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(program, options, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? ''}${stdout}${stderr}`.slice(0, 2_000))
}
