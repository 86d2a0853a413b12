import type pg from 'pg'

export type TableColumn = {
  name: string
  /** As PostgreSQL calls it; of a list, that of its items with an underscore before it. */
  type: string
  nullable: boolean
  /** May be left out of what is inserted; `always`: must be. */
  given: 'by-writer' | 'by-default' | 'always'
  /** The only values there are, as they stand in TypeScript. */
  values: string[]
}
export type DatabaseTable = { name: string; columns: TableColumn[] }

type ColumnRow = {
  table: string
  name: string
  type: string
  nullable: boolean
  computed: boolean
  defaulted: boolean
  labels: string[] | null
}

/** The tables of a migrated database, by name; the migrator's own is left out. */
export async function readTables(client: pg.Client): Promise<DatabaseTable[]> {
  const { rows } = await client.query<ColumnRow>(`select c.relname as table, a.attname as name, t.typname as type,
      not a.attnotnull as nullable, a.attidentity = 'a' or a.attgenerated <> '' as computed,
      a.atthasdef or a.attidentity <> '' as defaulted,
      (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as labels
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migration'
    order by c.relname collate "C", a.attnum`)
  const checked = await readCheckedValues(client)
  return [...Map.groupBy(rows, ({ table }) => table)].map(([table, columns]) => ({
    name: table,
    columns: columns.map(({ name, type, nullable, computed, defaulted, labels }) => ({
      name,
      type,
      nullable,
      given: computed ? 'always' : defaulted ? 'by-default' : 'by-writer',
      values: labels?.map(quoted) ?? checked.get(`${table}.${name}`) ?? [],
    })),
  }))
}

/** `check (column in (…))` by `table.column`; what PostgreSQL has made of it looks like this. */
async function readCheckedValues(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; definition: string }>(`select c.relname as table,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'c' and k.connamespace = 'public'::regnamespace`)
  const found = new Map<string, string[]>()
  for (const { table, definition } of rows) {
    const [, column, list] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition) ?? []
    if (column && list) found.set(`${table}.${column}`, list.split(', ').map(literal))
  }
  return found
}

const literal = (item: string): string => {
  const text = /^'(.*)'::text$/.exec(item)?.[1]
  return text === undefined ? item : quoted(text.replaceAll("''", "'"))
}

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`
