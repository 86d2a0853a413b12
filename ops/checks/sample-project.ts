import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { checks } from './check-list.ts'

const CONFIGURATION = ['tsconfig.json', '.oxlintrc.json', 'biome.json', 'knip.ts', '.npmrc']
const PACKAGE = {
  name: 'sample',
  type: 'module',
  imports: { '#*': './src/*' },
  dependencies: { react: '*', kysely: '*' },
  devDependencies: { vitest: '*' },
}

/** A small shop laid out as this one is, obeying every rule. */
const OBEDIENT: Record<string, string> = {
  'package.json': `${JSON.stringify(PACKAGE, null, 2)}\n`,
  'package-lock.json': '{}\n',
  'src/main.ts':
    "import { calls } from './subjects.server.ts'\nimport { placeOrderJob } from './jobs/orders.jobs.server.ts'\n\nvoid [calls, placeOrderJob]\n",
  'src/root.tsx': "import { BagPage } from './screens/store/bag/bag-page.tsx'\n\nexport default BagPage\n",
  'src/subjects.server.ts': "import { bagCalls } from './calls/bag.calls.server.ts'\n\nexport const calls = [bagCalls]\n",
  'src/calls/bag.calls.server.ts':
    "import { placeOrder } from '#flows/place-order.server.ts'\nimport { bag } from '#modules/bag/index.server.ts'\n\nexport const bagCalls = [bag, placeOrder]\n",
  'src/flows/place-order.server.ts':
    "import { bag } from '#modules/bag/index.server.ts'\nimport { orders } from '#modules/orders/index.server.ts'\n\nexport const placeOrder = [bag, orders]\n",
  'src/jobs/orders.jobs.server.ts':
    "import { placeOrder } from '#flows/place-order.server.ts'\n\nexport const placeOrderJob = placeOrder\n",
  'src/modules/bag/index.server.ts': "import { linesOf } from './bag-lines.ts'\n\nexport const bag = linesOf('bag')\n",
  'src/modules/bag/bag-lines.ts':
    "import type { Kysely } from 'kysely'\nimport { cents } from '#platform/database.server.ts'\nimport type { BagWire } from './bag.contract.ts'\n\nexport const linesOf = (name: string, _?: Kysely<BagWire>) => [name, cents]\n",
  'src/modules/bag/bag.contract.ts':
    "import type { OrderWire } from '#modules/orders/orders.contract.ts'\n\nexport type BagWire = { order: OrderWire }\n",
  'src/modules/bag/bag.rules.ts': "import { cents } from '#platform/money.ts'\n\nexport const mostPieces = cents(9)\n",
  'src/modules/bag/bag.rules.test.ts':
    "import { expect, it } from 'vitest'\nimport { mostPieces } from './bag.rules.ts'\n\nit('holds nine pieces', () => expect(mostPieces).toBe(9))\n",
  'src/modules/orders/index.server.ts': "export const orders = 'orders'\n",
  'src/modules/orders/orders.contract.ts': 'export type OrderWire = { id: string }\n',
  'src/platform/money.ts': 'export const cents = (amount: number) => amount\n',
  'src/platform/database.server.ts': "export { cents } from './money.ts'\n",
  'src/language/texts.ts': "export const texts = { bag: 'Bag' }\n",
  'src/ui/button.tsx':
    'import { texts } from \'#language/texts.ts\'\n\nexport const Button = () => <button type="button">{texts.bag}</button>\n',
  'src/screens/store/bag/bag-page.tsx': `import { useState } from 'react'
import type { BagWire } from '#modules/bag/bag.contract.ts'
import { mostPieces } from '#modules/bag/bag.rules.ts'
import { Button } from '#ui/button.tsx'

export function BagPage() {
  const [bag] = useState<BagWire>()
  return (
    <p>
      {bag?.order.id} {mostPieces} <Button />
    </p>
  )
}
`,
}

export type SampleProject = ReturnType<typeof makeSampleProject>

/** Lays the sample shop out in a temporary folder, with the real configuration of every check. */
export function makeSampleProject() {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'))
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const name of CONFIGURATION) copyFileSync(name, join(folder, name))
  for (const [path, content] of Object.entries(OBEDIENT)) write(path, content)
  const run = (name: string, ...options: string[]) => {
    const [script = '', ...rest] = checks.find((check) => check.name === name)?.command ?? []
    const command = [script.startsWith('ops/') ? resolve(script) : script, ...rest, ...options]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
    return { passed: status === 0, output: `${stdout}${stderr}` }
  }
  const removeSources = () => rmSync(join(folder, 'src'), { recursive: true })
  return { write, run, removeSources, remove: () => rmSync(folder, { recursive: true }) }
}
