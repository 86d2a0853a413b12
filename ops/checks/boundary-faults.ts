export type BoundaryFault = { rule: string; from: string; to: string; code: string }

const values = (specifier: string) => `import * as fault from '${specifier}'\n\nexport const kept = fault\n`
const types = (specifier: string) => `import type * as fault from '${specifier}'\n\nexport type Kept = typeof fault\n`
const across = (rule: string, from: string, to: string): BoundaryFault => ({
  rule,
  from,
  to,
  code: values(to.replace(/^src\//, '#')),
})

/** One planted import for each rule, each in a file of its own. */
export const boundaryFaults: BoundaryFault[] = [
  across('module-to-module', 'src/modules/bag/bag-sideways.ts', 'src/modules/orders/index.server.ts'),
  across('contract-to-module', 'src/modules/bag/sideways.contract.ts', 'src/modules/orders/index.server.ts'),
  across('flow-to-flow', 'src/flows/cancel-order.server.ts', 'src/flows/place-order.server.ts'),
  across('call-to-call', 'src/calls/orders.calls.server.ts', 'src/calls/bag.calls.server.ts'),
  across('module-door', 'src/calls/window.calls.server.ts', 'src/modules/bag/bag-lines.ts'),
  across('module-door', 'demo/window.ts', 'src/modules/bag/bag-lines.ts'),
  across('module-upwards', 'src/modules/bag/bag-upwards.ts', 'src/flows/place-order.server.ts'),
  across('flow-upwards', 'src/flows/upwards.server.ts', 'src/calls/bag.calls.server.ts'),
  across('job-upwards', 'src/jobs/upwards.jobs.server.ts', 'src/calls/bag.calls.server.ts'),
  across('call-upwards', 'src/calls/upwards.calls.server.ts', 'src/jobs/orders.jobs.server.ts'),
  across('http-upwards', 'src/http/upwards.server.ts', 'src/calls/bag.calls.server.ts'),
  across('platform-to-business', 'src/platform/shop.server.ts', 'src/modules/bag/index.server.ts'),
  across('sandbox-apart', 'src/platform/practice.server.ts', 'src/sandbox/bank.server.ts'),
  across('sandbox-upwards', 'src/sandbox/upwards.server.ts', 'src/modules/bag/index.server.ts'),
  across('language-alone', 'src/language/priced-texts.ts', 'src/platform/money.ts'),
  across('screens-are-last', 'src/calls/page.calls.server.ts', 'src/screens/store/bag/bag-page.tsx'),
  across('screen-imports', 'src/screens/store/bag/bag-flow.tsx', 'src/flows/place-order.server.ts'),
  across('screen-imports', 'src/screens/store/bag/bag-door.tsx', 'src/modules/bag/index.server.ts'),
  across('contract-types-only', 'src/screens/store/bag/bag-values.tsx', 'src/modules/bag/bag.contract.ts'),
  across('admin-apart', 'src/screens/store/bag/bag-table.tsx', 'src/screens/admin/frame/table.tsx'),
  across('seller-apart', 'src/screens/seller/orders/seller-table.tsx', 'src/screens/admin/frame/table.tsx'),
  across('desk-knows-no-business', 'src/desk/bag-form.tsx', 'src/modules/bag/bag.rules.ts'),
  across('ui-knows-no-business', 'src/ui/bag-button.tsx', 'src/modules/bag/bag.rules.ts'),
  across('browser-without-server', 'src/screens/store/bag/bag-database.tsx', 'src/platform/database.server.ts'),
  across('browser-without-server', 'src/platform/browser-store.ts', 'src/platform/database.server.ts'),
  across('pure-rules', 'src/modules/bag/impure.rules.ts', 'src/modules/bag/bag-lines.ts'),
  across('tests-are-last', 'src/modules/bag/bag-tested.ts', 'src/modules/bag/bag.builders.ts'),
  {
    rule: 'screen-imports',
    from: 'src/screens/store/bag/lazy-page.tsx',
    to: 'src/flows/place-order.server.ts',
    code: "export const Lazy = () => <p onCopy={() => void import('#flows/place-order.server.ts')} />\n",
  },
  {
    rule: 'screen-imports',
    from: 'src/screens/store/bag/bag-package.tsx',
    to: 'node_modules/kysely/dist/index.js',
    code: values('kysely'),
  },
  { rule: 'browser-without-node', from: 'src/ui/file-button.tsx', to: 'fs', code: values('node:fs') },
  { rule: 'source-alone', from: 'src/platform/demo-name.ts', to: 'demo/name.ts', code: values('../../demo/name.ts') },
  { rule: 'unresolved', from: 'src/platform/nowhere.ts', to: './nothing.ts', code: values('./nothing.ts') },
  { rule: 'no-cycle', from: 'src/platform/ring-a.ts', to: 'src/platform/ring-b.ts', code: values('./ring-b.ts') },
  { rule: 'no-cycle', from: 'src/platform/type-ring-a.ts', to: 'src/platform/type-ring-b.ts', code: types('./type-ring-b.ts') },
]

export const boundaryTargets: Record<string, string> = {
  'src/sandbox/bank.server.ts': 'export const sandboxBank = 1\n',
  'src/modules/bag/bag.builders.ts': 'export const builtBag = 1\n',
  'src/screens/admin/frame/table.tsx': values('#modules/bag/bag.contract.ts'),
  'src/platform/ring-b.ts': values('./ring-a.ts'),
  'src/platform/type-ring-b.ts': types('./type-ring-a.ts'),
  'demo/name.ts': 'export const demoName = 1\n',
}
