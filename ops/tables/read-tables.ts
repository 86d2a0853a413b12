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
  /** Of a view, the table that has a column of this name. */
  source: string | null
  comment: string | null
  computed: boolean
  defaulted: boolean
  labels: string[] | null
}

/**
 * The tables and views of a migrated database, by name; the migrator's own is left out. PostgreSQL knows of no column of a view that it is
 * never empty: one is where the column of that name is in a table the view reads, or where its comment says `nullable`. A comment that names a
 * column, such as `orders.state`, says whose values there are.
 */
export async function readTables(client: pg.Client): Promise<DatabaseTable[]> {
  const { rows } = await client.query<ColumnRow>(`select c.relname as table, a.attname as name, t.typname as type,
      case when c.relkind = 'v' then coalesce(col_description(c.oid, a.attnum) = 'nullable', false) or s.attnotnull is false
        else not a.attnotnull end as nullable, s.table as source, col_description(c.oid, a.attnum) as comment, a.attidentity = 'a' or a.attgenerated <> '' as computed,
      a.atthasdef or a.attidentity <> '' as defaulted,
      (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as labels
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join lateral (select b.attnotnull, bc.relname as table
      from pg_rewrite w join pg_depend d on d.objid = w.oid and d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass
        join pg_attribute b on b.attrelid = d.refobjid and b.attnum = d.refobjsubid and b.attname = a.attname
        join pg_class bc on bc.oid = b.attrelid and bc.relkind in ('r', 'p')
      where c.relkind = 'v' and w.ev_class = c.oid order by b.attnotnull, bc.relname limit 1) s on true
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname <> 'migration'
    order by c.relname collate "C", a.attnum`)
  const checked = await readCheckedValues(client)
  return [...Map.groupBy(rows, ({ table }) => table)].map(([table, columns]) => ({
    name: table,
    columns: columns.map(({ name, type, nullable, source, comment, computed, defaulted, labels }) => ({
      name,
      type,
      nullable,
      given: computed ? 'always' : defaulted ? 'by-default' : 'by-writer',
      values: labels?.map(quoted) ?? checked.get(comment ?? '') ?? checked.get(`${source ?? table}.${name}`) ?? [],
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
