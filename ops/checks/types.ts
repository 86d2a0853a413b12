import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const run = (tool: string, ...options: string[]): boolean =>
  spawnSync(process.execPath, [`node_modules/${tool}`, ...options], { stdio: 'inherit' }).status === 0

// The types of loaders and parameters are written from the route list first.
const routesTyped = !existsSync('src/routes.ts') || run('@react-router/dev/bin.cjs', 'typegen')
const typed = run('typescript/bin/tsc', '--singleThreaded', '--pretty', 'false')
if (!routesTyped || !typed) process.exitCode = 1
