import { readFileSync } from 'node:fs'
import { listFiles } from './sources.ts'

/** Who reads what of whom until it is published as a view: by part of the house, the tables. Only ever shorter. */
export const FOREIGN_TABLES = 'ops/checks/foreign-tables.json'
export type ForeignTables = Record<string, string[]>

const SCANNED = /^src\/(modules|flows|calls|jobs|http|seo|events|subjects|platform)\/.*\.ts$/
const NOT_SHIPPED = /\.(test|builders|generated|text)\.ts$/
/** A table's name where SQL or the query builder names one to read or to write; `from a one, b other` names two. */
const IN_SQL = /\b(?:from|join|update|into)\s+\(?\s*([a-z_]+)\b((?:(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*(?:lateral\s+)?[a-z_]+\b)*)/g
const AFTER_COMMA = /,\s*(?:lateral\s+)?([a-z_]+)\b/g
/** A name that is put into SQL by itself. */
const BY_NAME = /\bsql\.(?:table|id)\(\s*'([a-z_]+)'|\bsql`([a-z_]+)`/g
const IN_BUILDER = /\b(?:selectFrom|\w+Join|insertInto|updateTable|deleteFrom)\(\s*'([a-z_]+)(?: as \w+)?'/g
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** A module, or a part of another layer. */
const partOf = (path: string): string => /^src\/(modules\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path

/** A name as its `<subject>.tables.ts` lists it; in brackets it is a column's. */
const LISTED = /(?<!\[)'([a-z_]+)'/g

/** By table the module that owns it. */
function readOwners(paths: readonly string[]): Map<string, string> {
  const owners = new Map<string, string>()
  for (const path of paths.filter((one) => one.endsWith('.tables.ts')))
    for (const [, table = ''] of readFileSync(path, 'utf8').matchAll(LISTED)) owners.set(table, partOf(path))
  return owners
}

/** Tables that a source names in its statements. */
export function tablesIn(source: string): string[] {
  const text = source.replace(COMMENTS, '')
  const inSql = [...text.matchAll(IN_SQL)].flatMap(([, first = '', more = '']) => [
    first,
    ...[...more.matchAll(AFTER_COMMA)].map(([, table = '']) => table),
  ])
  const byName = [...text.matchAll(BY_NAME)].map(([, quoted = '', bare = '']) => quoted || bare)
  return [...inSql, ...byName, ...[...text.matchAll(IN_BUILDER)].map(([, table = '']) => table)]
}

/** Tables that a part of the house names in its statements and does not own. */
export function findForeignTables(): ForeignTables {
  const paths = listFiles('src')
  const owners = readOwners(paths)
  const found = new Map<string, Set<string>>()
  for (const path of paths.filter((one) => SCANNED.test(one) && !NOT_SHIPPED.test(one))) {
    const part = partOf(path)
    for (const table of tablesIn(readFileSync(path, 'utf8')))
      if ((owners.get(table) ?? part) !== part) found.set(part, (found.get(part) ?? new Set()).add(table))
  }
  return Object.fromEntries(
    [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([part, tables]) => [part, [...tables].toSorted()]),
  )
}

/** What is read and not on the list, and what is on the list and no more read. */
export function foreignFaults(listed: ForeignTables, found: ForeignTables): string[] {
  const pairs = (tables: ForeignTables) =>
    Object.entries(tables).flatMap(([part, own]) => own.map((table) => `${part} reads ${table}`))
  const [known, now] = [new Set(pairs(listed)), new Set(pairs(found))]
  return [
    ...[...now]
      .filter((one) => !known.has(one))
      .map((one) => `${one}, another module’s table: read a view that module publishes`),
    ...[...known].filter((one) => !now.has(one)).map((one) => `${one} no more: take it off ${FOREIGN_TABLES}`),
  ]
}
