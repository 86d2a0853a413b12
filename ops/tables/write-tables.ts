import { spawnSync } from 'node:child_process'
import type { DatabaseTable, TableColumn } from './read-tables.ts'

/** How a file of types is called beside the one that claims its tables. */
export const GENERATED = '.generated.ts'
const HEAD = '// Made by `npm run tables` from the migrations. Never changed by hand.\n'

const TYPES: Record<string, string> = {
  bit: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  // A day is written as text and read as a moment.
  date: 'Day',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
  xid8: 'string',
}
const OWN_TYPES = ['Day', 'Generated', 'Json']

/** Beside each file that claims tables or views, one with their types. Throws when a table is claimed by none or by two. */
export function writeTables(tables: readonly DatabaseTable[], claims: ReadonlyMap<string, string>): Map<string, string> {
  const byClaim = Map.groupBy(tables, (table) => claimOf(table.name, claims))
  return formatted(
    new Map(
      [...byClaim.keys()].toSorted().map((path) => [path.replace('.ts', GENERATED), writeClaim(path, byClaim.get(path) ?? [])]),
    ),
  )
}

function claimOf(table: string, claims: ReadonlyMap<string, string>): string {
  const owners = [...claims].filter(([, text]) => text.includes(`'${table}'`)).map(([path]) => path)
  if (owners.length === 1) return owners[0]!
  throw new Error(
    `the table ${table} belongs to one module, which names it in its <subject>.tables.ts, a view in its <subject>.views.ts; ${owners.join(' and ') || 'none'} does`,
  )
}

/** `orders/orders.tables.ts` makes `OrdersTableRows`. */
function typeOf(path: string): string {
  const [, subject = '', kind] = /([^/]+)\.(table|view)s\.ts$/.exec(path) ?? []
  const words = `${subject}-${kind}-rows`
  return words.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
}

function writeClaim(path: string, tables: readonly DatabaseTable[]): string {
  const body = tables.map(({ name, columns }) => `  ${name}: {\n${columns.map(writeColumn).join('')}  }\n`).join('')
  const used = (name: string): boolean => new RegExp(String.raw`\b${name}\b`).test(body)
  const own = OWN_TYPES.filter(used)
  const imports = [
    used('GeneratedAlways') ? "import type { GeneratedAlways } from 'kysely'\n" : '',
    own.length > 0 ? `import type { ${own.join(', ')} } from '#platform/tables/column-types.ts'\n` : '',
  ].join('')
  const type = typeOf(path)
  const known = `declare module '#platform/tables/known-tables.ts' {\n  interface Tables extends ${type} {}\n}\n`
  return `${HEAD}${imports}\nexport type ${type} = {\n${body}}\n\n${known}`
}

function writeColumn({ name, type, nullable, given, values }: TableColumn): string {
  const plain = values.length > 0 ? values.join(' | ') : plainType(type)
  const whole = nullable ? `${plain} | null` : plain
  if (given === 'by-writer') return `    ${name}: ${whole}\n`
  return `    ${name}: ${given === 'always' ? 'GeneratedAlways' : 'Generated'}<${whole}>\n`
}

function plainType(type: string): string {
  const item = type.startsWith('_') ? type.slice(1) : type
  const found = TYPES[item]
  if (!found) throw new Error(`which type of TypeScript a column of type ${type} has, stands in ops/tables/write-tables.ts`)
  return item === type ? found : `${found}[]`
}

/** All at once, each after a line with its name: starting the formatter takes longer than its work. */
function formatted(files: ReadonlyMap<string, string>): Map<string, string> {
  const input = [...files].map(([name, code]) => `//// ${name}\n${code}`).join('')
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=tables.ts']
  const { status, stdout, stderr } = spawnSync(process.execPath, biome, { input, encoding: 'utf8' })
  if (status !== 0) throw new Error(`biome: ${stderr}`)
  const parts = stdout.split(/^\/{4} (.+)\n/m).slice(1)
  return new Map([...files.keys()].map((name) => [name, `${parts[parts.indexOf(name) + 1]?.trim()}\n`]))
}
