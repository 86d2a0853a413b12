import { existsSync, readFileSync } from 'node:fs'

const ROW = /^\| [^|]*\|[^|]*\| `([^`|]+)` \| (.+) \|$/

/** Tests that the list of attacks names and that are not there: a list that promises more than is tested is worse than none. */
export function findUntested(list: string, read: (path: string) => string | undefined = readSource): string[] {
  const rows = list.split('\n').flatMap((line) => {
    const [, path, name] = ROW.exec(line) ?? []
    return path && name ? [{ path, name: name.trim() }] : []
  })
  if (rows.length === 0) return ['names no test at all']
  return rows.flatMap(({ path, name }) => {
    const source = read(path)
    if (source === undefined) return [`${path} is not there`]
    return source.includes(name) ? [] : [`${path} has no test “${name}”`]
  })
}

const readSource = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
