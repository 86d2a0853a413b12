import { spawnSync } from 'node:child_process'

const knip = (...options: string[]): boolean => {
  const command = ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints', ...options]
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status === 0
}

// The second pass leaves the tests out: code that only a test calls is dead as well.
const passes = [[], ['--production', '--include', 'files,exports']]
if (!passes.every((options) => knip(...options))) process.exitCode = 1
