import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'

/** A library of the system that Node and its packages are linked with, and the package of Debian that brought it. */
export type SystemLibrary = { path: string; package?: { name: string; version: string; architecture: string }; sha256: string }

/** The libraries outside our own folders that these files need, as the loader of this machine finds them. */
export function systemLibraries(binaries: readonly string[], own: string): SystemLibrary[] {
  const paths = new Set(binaries.flatMap(linkedBy).filter((path) => !path.startsWith(own)))
  return [...paths].sort().map((path) => ({
    path,
    ...broughtBy(path),
    sha256: createHash('sha256').update(readFileSync(path)).digest('hex'),
  }))
}

/** Lines such as `libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x…)`, and the loader itself without an arrow. */
function linkedBy(binary: string): string[] {
  const { stdout, status } = spawnSync('ldd', [binary], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`What ${binary} is linked with cannot be told: is there a program named ldd?`)
  if (stdout.includes('not found')) throw new Error(`${binary} misses a library:\n${stdout}`)
  return [...stdout.matchAll(/(?:=> |^\s+)(\/\S+) \(/gm)].map(([, path = '']) => path)
}

/** Nothing where there is no dpkg: the file is named by its digest alone. */
function broughtBy(path: string): Pick<SystemLibrary, 'package'> {
  for (const name of new Set([path, realpathSync(path)])) {
    const [owner] = said('dpkg-query', '--search', name).split(': ')
    if (!owner) continue
    const [version = '', architecture = ''] = said(
      'dpkg-query',
      '--show',
      '--showformat=${Version} ${Architecture}',
      owner,
    ).split(' ')
    return { package: { name: owner.split(':')[0] ?? owner, version, architecture } }
  }
  return {}
}

const said = (command: string, ...words: string[]): string => {
  const { stdout, status } = spawnSync(command, words, { encoding: 'utf8' })
  return status === 0 ? stdout : ''
}

/** The licence of a package of Debian, where it has one here. */
export const licenceOf = (name: string): string | undefined =>
  [`/usr/share/doc/${name}/copyright`].find((path) => existsSync(path))
