import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../claims.ts'
import { ensureScreens } from '../screens-build.ts'
import { say, timed } from './drill-steps.ts'
import { releaseOf } from './released-tags.ts'
import { sellThroughRollout } from './rollouts.builders.ts'

const root = join(import.meta.dirname, '../..')

/**
 * The last release (its tag; `DRILL_FROM` names another commit) is built beside this one, on the database of this one. Both take turns
 * behind haproxy, forth and back, two processes each, under `DRILL_PER_SECOND` (100) requests and `DRILL_GUESTS` (8) who check out.
 */
export async function drillRollout(): Promise<void> {
  const { name, commit } = lastRelease()
  say(`From ${name} (${commit}) to what is here, and back`)
  await timed('This release built', () => ensureScreens(say))
  const folder = await timed(`The release ${name} built`, () => buildRelease(commit))
  const { requests, failed, purchases, repeats, streams, ownScripts } = await sellThroughRollout({
    from: { name, folder },
    to: { name: 'this release' },
    processes: 2,
    guests: Number(process.env.DRILL_GUESTS ?? 8),
    requestsPerSecond: Number(process.env.DRILL_PER_SECOND ?? 100),
    secondsBetween: Number(process.env.DRILL_SECONDS ?? 10),
    say,
  })
  for (const one of failed.slice(0, 20)) say(`  failed: ${one}`)
  say(
    `${requests} requests, ${failed.length} failed; ${purchases} orders, none lost, none twice; ${repeats} calls were repeated.`,
  )
  say(`${ownScripts} scripts of the older release that the newer has not; ${streams} streams ended and begun again.`)
  if (failed.length > 0 || repeats > 0) process.exitCode = 1
}

function git(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** Nothing is taken for a release that is none. */
function lastRelease(): { name: string; commit: string } {
  const named = process.env.DRILL_FROM || releaseOf(git('tag', '--sort=-creatordate'), git('tag', '--points-at', 'HEAD'))
  if (!named)
    throw new Refusal(
      'This clone has no tag of a release: “git fetch --tags” brings them. DRILL_FROM=HEAD~1 names a commit to rehearse with instead.',
    )
  return { name: named, commit: git('rev-parse', '--short', `${named}^{commit}`) }
}

/** Built once; its packages are ours where it asks for the same. */
async function buildRelease(commit: string): Promise<string> {
  const folder = join(root, '.cache/releases', commit)
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, commit)
  if (!existsSync(join(folder, 'node_modules'))) {
    const isSame = git('diff', '--name-only', commit, '--', 'package-lock.json') === ''
    if (isSame) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    else run(folder, 'npm', 'ci')
  }
  run(folder, process.execPath, '--eval', "import('./ops/screens-build.ts').then((build) => build.ensureScreens(console.log))")
  return folder
}

function run(folder: string, command: string, ...words: string[]): void {
  const { status } = spawnSync(command, words, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed in ${folder}`)
}
