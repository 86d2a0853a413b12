const steps = 'step()\n'.repeat(60)

/** Files that break the house rules, and what the check must say of each. Its own text is the one exempt from the check. */
export const houseFaults: { path: string; content: string; reported: string[] }[] = [
  {
    path: 'src/ui/long-file.css',
    content: '.a {}\n'.repeat(251),
    reported: ['src/ui/long-file.css: 251 lines'],
  },
  {
    path: 'src/ui/neighbours.css',
    content: '.a > * + * {}\n',
    reported: ['src/ui/neighbours.css:1: “+ *”'],
  },
  {
    path: 'src/platform/long-function.ts',
    content: `export function long(step: () => void) {\n${steps}}\n`,
    reported: ['src/platform/long-function.ts:1: function of 62 lines'],
  },
  {
    path: 'src/ui/long-screen.tsx',
    content: `// 香港 comes before\nexport const Long = () => (\n  <p>\n${'    <br />\n'.repeat(58)}  </p>\n)\n`,
    reported: ['src/ui/long-screen.tsx:2: function of 62 lines'],
  },
  {
    path: 'src/platform/long.test.ts',
    content: `describe('a group', () => {\n${steps}it('a test', () => {\n${steps}})\n})\n`,
    reported: ['src/platform/long.test.ts:62: function of 62 lines'],
  },
  {
    path: 'src/platform/money/money.ts',
    content: 'export {}\n',
    reported: ['repeated name money.ts: src/platform/money/money.ts, src/platform/money.ts'],
  },
  {
    path: 'src/platform/text-utils.ts',
    content: "// TODO later\nexport const loose = JSON.parse('1') as any\nexport const doubly = loose as unknown as string\n",
    reported: [
      'src/platform/text-utils.ts: “-utils.” in a path',
      'src/platform/text-utils.ts:1: “TODO”',
      'src/platform/text-utils.ts:2: “as any”',
      'src/platform/text-utils.ts:3: “as unknown as”',
    ],
  },
  {
    path: 'src/modules/bag/schema.ts',
    content: "// @ts-ignore\n/* oxlint-disable */\nexport const soon = 'Coming soon'\n",
    reported: [
      'src/modules/bag/schema.ts: “/schema.ts” in a path',
      'src/modules/bag/schema.ts:1: “@ts-ignore”',
      'src/modules/bag/schema.ts:2: “oxlint-disable”',
      'src/modules/bag/schema.ts:3: “Coming soon”',
    ],
  },
  {
    path: 'src/modules/bag/office/bag-list.ts',
    content: 'export {}\n',
    reported: ['src/modules/bag/office/bag-list.ts: “/office/” in a path'],
  },
  {
    path: 'src/modules/bag/bag.test.ts',
    content: "it.skip('waits', () => undefined)\ntest.describe.only('alone', () => undefined)\n",
    reported: ['src/modules/bag/bag.test.ts:1: “it.skip”', 'src/modules/bag/bag.test.ts:2: “test.describe.only”'],
  },
  { path: 'migrations/0001-one.sql', content: 'select 1;\n', reported: [] },
  {
    path: 'migrations/0001-other.sql',
    content: 'select 2;\n',
    reported: ['migration number 0001 is used twice: 0001-one.sql, 0001-other.sql'],
  },
  {
    path: 'docs/ATTACKS.md',
    content: '| 1 | A price | `src/gone.test.ts` | is refused |\n| 2 | A key | `src/modules/bag/bag.test.ts` | is used once |\n',
    reported: ['docs/ATTACKS.md: src/gone.test.ts is not there', 'bag.test.ts has no test “is used once”'],
  },
  {
    path: 'package-lock.json',
    content: '{ "resolved": "https://packages.example/a.tgz" }\n',
    reported: ['package-lock.json:1'],
  },
]
