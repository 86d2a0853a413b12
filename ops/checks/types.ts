import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const run = (tool: string, ...options: string[]): boolean =>
  spawnSync(process.execPath, [`node_modules/${tool}`, ...options], { stdio: 'inherit' }).status === 0

// The types of loaders and parameters are written from the route list first.
const routesTyped = !existsSync('src/routes.ts') || run('@react-router/dev/bin.cjs', 'typegen')
// What has not changed since the last time is not checked again: four seconds of a processor instead of thirty-five.
const remembered = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']
const typed = run('typescript/bin/tsc', '--singleThreaded', '--pretty', 'false', ...remembered)
if (!routesTyped || !typed) process.exitCode = 1
