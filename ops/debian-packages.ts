import { spawnSync } from 'node:child_process'

export type Need = {
  /** What cannot run without, as a sentence begins. */
  who: string
  /** The packages of Debian this machine lacks. */
  missing: () => string[]
  /** What may be done instead of installing. */
  instead: string
}

/**
 * Installs what is missing in one go where that can be done without asking: as root, or with sudo that needs no password; else
 * answers the sentences to show.
 */
export function ensurePackages(needs: readonly Need[], log: (line: string) => void): string | undefined {
  const packages = needs.flatMap(({ missing }) => missing())
  if (packages.length === 0) return undefined
  log(`Installing ${packages.join(' and ')}`)
  install(packages)
  const sentences = needs.flatMap(({ who, missing, instead }) => {
    const lacking = missing()
    const what = lacking.join(' and ')
    return what === '' ? [] : [`${who} ${what}. Install with: sudo apt-get install ${lacking.join(' ')} (or ${instead})`]
  })
  return sentences.length === 0 ? undefined : sentences.join('\n')
}

/** A command that only root may run, where that can be done without asking. */
export const asRoot = (...command: string[]): string[] =>
  process.getuid?.() === 0 ? command : ['sudo', '--non-interactive', ...command]

function install(packages: string[]): void {
  const run = (...command: string[]): void => {
    const [program = '', ...rest] = asRoot(...command)
    spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  // The lists may be stale in one place and unreachable in another, and another test may be installing the same meanwhile.
  run('apt-get', 'update', '--quiet')
  run('apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=600', ...packages)
}
