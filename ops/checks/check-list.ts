export type Check = { name: string; command: string[] }

/** Each check is one Node process that fails with its exit code. The slowest goes first. */
export const checks: Check[] = [
  { name: 'bundle', command: ['ops/checks/bundle.ts'] },
  { name: 'types', command: ['ops/checks/types.ts'] },
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--format=unix'] },
  { name: 'boundaries', command: ['ops/checks/boundaries.ts'] },
  { name: 'dead code', command: ['ops/checks/dead-code.ts'] },
  { name: 'house', command: ['ops/checks/house.ts'] },
  {
    name: 'format',
    command: ['node_modules/@biomejs/biome/bin/biome', 'format', '--reporter=concise', '--max-diagnostics=none', '.'],
  },
]
