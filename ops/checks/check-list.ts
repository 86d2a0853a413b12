/** `reads`: the folders whose change may change its outcome; settings of tools count for every check. */
export type Check = { name: string; command: string[]; reads: readonly string[] }

const CODE = ['src', 'demo', 'e2e', 'bench', 'ops']

/** Each check is one Node process that fails with its exit code. The slowest goes first. */
export const checks: Check[] = [
  { name: 'bundle', command: ['ops/checks/bundle.ts'], reads: ['src', 'public', 'fonts', 'ops'] },
  { name: 'types', command: ['ops/checks/types.ts'], reads: CODE },
  {
    name: 'lint',
    command: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--format=unix'],
    reads: CODE,
  },
  { name: 'boundaries', command: ['ops/checks/boundaries.ts'], reads: CODE },
  { name: 'dead code', command: ['ops/checks/dead-code.ts'], reads: CODE },
  { name: 'house', command: ['ops/checks/house.ts'], reads: [...CODE, 'docs', 'migrations', 'content'] },
  {
    name: 'format',
    command: ['node_modules/@biomejs/biome/bin/biome', 'format', '--reporter=concise', '--max-diagnostics=none', '.'],
    reads: [...CODE, 'docs', 'content', 'public'],
  },
]
